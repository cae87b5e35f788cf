/** A printer at an address where nothing answers. */
export const PRINTER = {
  name: 'Counter',
  host: '127.0.0.1',
  port: 9,
  cpl: 42 as const,
  encoding: 'multilingual' as const,
  stations: [],
  kitchen: true,
  receipts: true,
  confirms: false,
}
