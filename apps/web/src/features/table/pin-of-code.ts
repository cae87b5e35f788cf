import { ENTRY_PIN } from '@comanda/domain/table'

/** The PIN of the party whose code was scanned, where staff showed one that carries it, or what the table's own code showed. C6 */
export const pinOfCode = (): string => {
  const pin = new URLSearchParams(location.search).get('pin') ?? ''
  return ENTRY_PIN.test(pin) ? pin : ''
}
