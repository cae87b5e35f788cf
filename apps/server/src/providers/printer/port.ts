/** Where a printer listens. */
export interface PrinterAddress {
  host: string
  port: number
}

/** Why a paper is not out. `sent`: some of it may have reached the printer all the same. */
export interface PrintFault {
  printed: false
  why: 'notAllowed' | 'unreachable' | 'stalled' | 'dropped' | 'noPaper'
  sent: boolean
}

/** It is out; `confirmed` where the printer said so itself. */
export interface Printed {
  printed: true
  confirmed: boolean
}

/** The way to printers that take bytes as they are. */
export interface Printers {
  /** Where printers may stand: as the operator wrote it. Empty: none is reached from here. */
  networks: readonly string[]
  /** Whether an address lies where printers may stand. Names are looked up. */
  mayReach(address: PrinterAddress): Promise<boolean>
  /** Sends one paper; with `confirms` the printer's own word is waited for. Never throws. */
  print(address: PrinterAddress, bytes: Uint8Array, options: { confirms: boolean }): Promise<Printed | PrintFault>
}
