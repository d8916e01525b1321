// Before the first drawing, so that the page does not flash in the other theme. See src/stores/theme.svelte.ts.
try {
  const chosen = localStorage.getItem('monstrum.theme');
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage may be switched off: then the system's setting counts.
}
