declare module 'virtual:icons' {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module '*.ftl' {
  const catalogue: import('./words/pattern.ts').Catalogue;
  export default catalogue;
}
