/** The address of a printer. */
export interface PrinterAddress {
  host: string
  port: number
}

/** The reason why a document was not printed. `sent`: parts of it may have reached the printer. */
export interface PrintFault {
  printed: false
  why: 'notAllowed' | 'unreachable' | 'stalled' | 'dropped' | 'noPaper'
  sent: boolean
}

/** Printed; `confirmed` when the printer reported it. */
export interface Printed {
  printed: true
  confirmed: boolean
}

/** Sends documents to printers as raw bytes. */
export interface Printers {
  /** The allowed networks as the operator wrote them; empty when none is allowed. */
  networks: readonly string[]
  /** Whether an address is in an allowed network. Names are resolved. */
  mayReach(address: PrinterAddress): Promise<boolean>
  /** Sends one document; with `confirms` it waits for the printer's report. Never throws. */
  print(address: PrinterAddress, bytes: Uint8Array, options: { confirms: boolean }): Promise<Printed | PrintFault>
}
