import * as z from 'zod/mini'
import { call, instant, shopId, text, uuid, version } from '../core/index.ts'

/** A row of a receipt or ticket: content and size. Printers and screens render it separately. */
export const paperRow = z.union([
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    size: z.exactOptional(z.union([z.literal(2), z.literal(3)])),
    bold: z.exactOptional(z.literal(true)),
    align: z.exactOptional(z.literal('center')),
  }),
  /** A left-aligned and a right-aligned text on one line. */
  z.object({
    kind: z.literal('pair'),
    left: z.string(),
    right: z.string(),
    size: z.exactOptional(z.literal(2)),
    bold: z.exactOptional(z.literal(true)),
  }),
  /** A quantity, a name, and an amount if shown. */
  z.object({
    kind: z.literal('line'),
    count: z.string(),
    text: z.string(),
    amount: z.exactOptional(z.string()),
    size: z.exactOptional(z.literal(2)),
  }),
  /** A highlighted text, light on dark. */
  z.object({ kind: z.literal('banner'), text: z.string() }),
  z.object({ kind: z.literal('rule') }),
  /** A small centred picture: a PNG in Base64, black on white. */
  z.object({ kind: z.literal('image'), png: z.string(), width: z.int(), height: z.int() }),
])

export const paperKind = z.enum(['kitchen', 'receipt', 'refund', 'void', 'test'])

/** The papers of an order that staff print; `refund`: its refunds. */
export const orderPaper = z.enum(['kitchen', 'receipt', 'refund'])

const station = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[\w.:-]+$/))

/** An address in the store's network; the operator configures the allowed networks. */
const host = z.string().check(z.trim(), z.minLength(1), z.maxLength(253), z.regex(/^[\w.:-]+$/))

export const printerSettings = z.object({
  name: text(40).check(z.minLength(1)),
  host,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  /** Characters per line. */
  cpl: z.union([z.literal(32), z.literal(42), z.literal(48)]),
  /** The printer's encoding; `picture` prints text as graphics, for scripts the printer lacks. */
  encoding: z.enum(['multilingual', 'gb18030', 'big5', 'shiftjis', 'ksc5601', 'picture']),
  /** Prints the dishes of these stations; empty = all stations. */
  stations: z.array(station).check(z.maxLength(40)),
  kitchen: z.boolean(),
  receipts: z.boolean(),
  /** Whether it confirms completed jobs; without confirmation a job counts as printed once sent. */
  confirms: z.boolean(),
})

export const printer = z.object({ printerId: uuid, version: z.int(), active: z.boolean(), ...printerSettings.shape })

export const printJob = z.object({
  jobId: uuid,
  printerName: z.string(),
  kind: paperKind,
  number: z.string(),
  state: z.enum(['queued', 'sending', 'waiting', 'printed', 'dead']),
  /** Why it is not printed yet. */
  fault: z.enum(['', 'notAllowed', 'unreachable', 'stalled', 'dropped', 'noPaper']),
  copy: z.int(),
  attempt: z.int(),
  createdAt: instant,
  changedAt: instant,
})

const ofShop = { without: ['businessType'] } as const
const alone = { without: ['shopId', 'businessType'] } as const
const ofPaper = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'store',
    right: ['takeOrders', 'cook', 'takePayment'],
    request: z.object({ shopId, jobId: uuid }),
    response: z.object({}),
    refuses: [],
    changes: true,
    ...ofShop,
  })

/** Printers and their jobs. */
export const printCalls = {
  printers: call({
    path: '/api/console/printers',
    gate: 'store',
    right: 'anyRole',
    request: z.object({ shopId }),
    response: z.object({
      printers: z.array(printer),
      /** The newest first. */
      jobs: z.array(printJob),
      /** Networks in which printers are allowed; empty if this installation has none. */
      networks: z.array(z.string()),
    }),
    refuses: [],
    ...ofShop,
  }),
  savePrinter: call({
    path: '/api/console/savePrinter',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({
      shopId,
      printerId: z.optional(uuid),
      version: z._default(version, 0),
      active: z.boolean(),
      settings: printerSettings,
    }),
    response: printer,
    refuses: ['changedMeanwhile', 'printerElsewhere'],
    changes: true,
    ...ofShop,
  }),
  removePrinter: call({
    path: '/api/console/removePrinter',
    gate: 'manager',
    right: 'editSettings',
    request: z.object({ shopId, printerId: uuid }),
    response: z.object({}),
    refuses: [],
    changes: true,
    ...ofShop,
  }),
  testPrinter: call({
    path: '/api/console/testPrinter',
    gate: 'store',
    right: ['takeOrders', 'cook', 'takePayment', 'editSettings'],
    request: z.object({ shopId, printerId: uuid }),
    response: z.object({ jobId: uuid }),
    refuses: [],
    changes: true,
    ...ofShop,
  }),
  /** Retries a failed print job. */
  printAgain: ofPaper('/api/console/printAgain'),
  /** Cancels a failed print job. */
  dropPrint: ofPaper('/api/console/dropPrint'),
  /** An order as rows, for display and for printing from the browser. */
  paper: call({
    path: '/api/console/paper',
    gate: 'staff',
    right: ['takeOrders', 'cook', 'takePayment'],
    request: z.object({ orderId: uuid, kind: orderPaper }),
    response: z.object({
      rows: z.array(paperRow),
      /** The language, BCP 47. */
      language: z.string(),
      /** Printers that would print it. */
      printers: z.array(z.string()),
      /** The papers that this order has. */
      kinds: z.array(orderPaper),
    }),
    refuses: [],
    ...alone,
  }),
  /** Prints an order on the store's printers; a repeated print is labelled as a copy. */
  printOrder: call({
    path: '/api/console/printOrder',
    gate: 'staff',
    right: ['takeOrders', 'cook', 'takePayment'],
    request: z.object({ orderId: uuid, kind: orderPaper }),
    response: z.object({ papers: z.int() }),
    refuses: [],
    changes: true,
    ...alone,
  }),
}
