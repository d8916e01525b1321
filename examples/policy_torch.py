"""The same policy in PyTorch, which finds the gradient by itself: `pip install 'monstrum[learn]'`."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

Floats = NDArray[np.float32]


class TorchPolicy(nn.Module):
    """Observation → one hidden layer → a probability for every action, and the return it expects."""

    def __init__(
        self, scales: Floats, actions: int, hidden: int = 64, rate: float = 1e-3, seed: int = 0
    ) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.scales = torch.from_numpy(scales)
        self.first = nn.Linear(len(scales), hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        with torch.no_grad():  # observations are mostly zeros; small heads start undecided
            self.first.weight.mul_(4.0)
            self.policy.weight.mul_(0.05)
        self.optimiser = torch.optim.Adam(self.parameters(), lr=rate)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = torch.tanh(self.first(observations * self.scales))
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(hidden)[:, 0]

    def look(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        with torch.no_grad():
            logs, values = self(torch.tensor(observations), torch.tensor(masks))
        return logs.numpy(), values.numpy()

    def learn(
        self,
        observations: NDArray[np.uint8],
        masks: NDArray[np.bool_],
        actions: NDArray[np.int64],
        old_logs: Floats,
        advantages: Floats,
        returns: Floats,
        clip: float = 0.2,
        curiosity: float = 0.01,
    ) -> None:
        """One step of proximal policy optimisation on a minibatch."""
        legal = torch.tensor(masks)
        logs, values = self(torch.tensor(observations), legal)
        better = torch.tensor(advantages)
        ratio = torch.exp(logs[torch.arange(len(actions)), torch.tensor(actions)] - torch.tensor(old_logs))
        gain = torch.minimum(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
        spread = -(logs.exp() * logs.masked_fill(~legal, 0)).sum(dim=1).mean()
        error = 0.5 * (values - torch.tensor(returns)).square().mean()
        self.optimiser.zero_grad()
        (error - gain - curiosity * spread).backward()
        self.optimiser.step()
