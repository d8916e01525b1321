"""HTTP: figures for who watches over the server. They are told to this machine only."""

import ipaddress
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from monstrum.server.hall import Hall
from monstrum.server.metrics import MEDIA_TYPE, Family, text

if TYPE_CHECKING:
    from monstrum.server.cluster import Cluster

FIGURES: Final = "figures"  # what other workers are asked


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[str]:
    if not from_here(request):
        raise NotFoundException
    hall: Hall = state.hall
    cluster: Cluster | None = state.cluster
    if cluster is None:
        return Response(text({0: hall.metrics.families(hall)}), media_type=MEDIA_TYPE)
    found = dict([await figures(hall), *await cluster.ask_all(FIGURES)])
    return Response(text(found), media_type=MEDIA_TYPE)


async def figures(hall: Hall) -> tuple[int, list[Family]]:
    """Of one worker among several."""
    return hall.leases.worker, hall.metrics.families(hall)


def from_here(request: Request[Any, Any, Any]) -> bool:
    """A proxy on this machine says who has asked it, and that one is somewhere else."""
    host = request.client.host if request.client else ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


ROUTES: Final = Router("/", route_handlers=[metrics])
