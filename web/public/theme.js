// Before the first drawing, so that the page does not flash in the other theme: `data-theme` says dark or light, chosen
// here or by the system, so that no style has to ask twice. See src/stores/theme.svelte.ts.
{
  const day = matchMedia('(prefers-color-scheme: light)');
  const wear = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('monstrum.theme');
    } catch {
      // Storage may be switched off: then the system's setting counts.
    }
    const light = chosen === 'light' || (chosen !== 'dark' && day.matches);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
  };
  wear();
  day.addEventListener('change', wear);
}
