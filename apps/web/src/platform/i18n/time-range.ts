/** Two times as a range. What follows both, such as AM, is written once: `8:30 – 8:45 AM`. ETC-6 */
export function timeRange(from: string, to: string): string {
  const [end] = /\s\D+$/.exec(to) ?? []
  return `${end && from.endsWith(end) ? from.slice(0, -end.length) : from} – ${to}`
}
