"""A policy with one hidden layer, its gradient written out by hand: numpy and nothing else."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
NEVER = np.float32(-1e9)  # the logit of what the mask does not show


class NumpyPolicy:
    """Observation → one hidden layer → a probability for every action, and the return it expects."""

    def __init__(
        self, scales: Floats, actions: int, hidden: int = 64, rate: float = 1e-3, seed: int = 0
    ) -> None:
        rng = np.random.default_rng(seed)
        size = len(scales)

        def layer(rows: int, columns: int, gain: float) -> Floats:
            return (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        self.scales = scales
        self.rate = rate
        self.steps = 0
        # Observations are mostly zeros, hence the gain of the first layer; small heads start undecided.
        self.weights = [
            layer(size, hidden, 4.0),
            np.zeros(hidden, np.float32),
            layer(hidden, actions, 0.05),
            np.zeros(actions, np.float32),
            layer(hidden, 1, 0.1),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]

    def look(self, observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The logarithms of the probabilities, and the expected returns."""
        _, logs, values = self._forward(observations * self.scales, masks)
        return logs, values

    def _forward(self, inputs: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        first, first_bias, policy, policy_bias, value, value_bias = self.weights
        hidden = np.tanh(inputs @ first + first_bias)
        logits = np.where(masks, hidden @ policy + policy_bias, NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logs, (hidden @ value + value_bias)[:, 0]

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
        """One step of proximal policy optimisation (Schulman and others, 2017) on a minibatch."""
        number = len(actions)
        inputs = observations * self.scales
        hidden, logs, values = self._forward(inputs, masks)
        chances = np.exp(logs)
        rows = np.arange(number)
        ratio = np.exp(logs[rows, actions] - old_logs)
        too_far = ((ratio > 1 + clip) & (advantages > 0)) | ((ratio < 1 - clip) & (advantages < 0))
        pull = np.where(too_far, 0, -advantages * ratio)[:, None] / number
        to_logits = -chances * pull
        to_logits[rows, actions] += pull[:, 0]
        spread = -(chances * np.where(masks, logs, 0)).sum(axis=1, keepdims=True)
        to_logits += curiosity / number * chances * (np.where(masks, logs, 0) + spread)
        to_values = ((values - returns) / number)[:, None]
        _, _, policy, _, value, _ = self.weights
        to_hidden = (to_logits @ policy.T + to_values @ value.T) * (1 - hidden * hidden)
        self._descend(
            [
                inputs.T @ to_hidden,
                to_hidden.sum(axis=0),
                hidden.T @ to_logits,
                to_logits.sum(axis=0),
                hidden.T @ to_values,
                to_values.sum(axis=0),
            ]
        )

    def _descend(self, gradients: list[Floats]) -> None:
        """Adam (Kingma and Ba, 2014)."""
        self.steps += 1
        for at, gradient in enumerate(gradients):
            self.means[at] += 0.1 * (gradient - self.means[at])
            self.squares[at] += 0.001 * (gradient * gradient - self.squares[at])
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.weights[at] -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
