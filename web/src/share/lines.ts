/** Words in lines no wider than a picture has room for. */

export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = `${kept[most - 1] ?? ''} …`;
  while (measure(last) > width && last.includes(' ')) last = `${last.replace(/\s*\S+\s…$/, '')} …`;
  return [...kept.slice(0, -1), last];
}
