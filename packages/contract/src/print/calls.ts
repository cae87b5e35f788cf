import * as z from 'zod/mini'
import { call, instant, shopId, text, uuid, version } from '../core/index.ts'

/** A row of a paper: what it says and how large; printers and screens draw it each in their way. */
export const paperRow = z.union([
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    size: z.exactOptional(z.union([z.literal(2), z.literal(3)])),
    bold: z.exactOptional(z.literal(true)),
    align: z.exactOptional(z.literal('center')),
  }),
  /** Two ends of one line. */
  z.object({
    kind: z.literal('pair'),
    left: z.string(),
    right: z.string(),
    size: z.exactOptional(z.literal(2)),
    bold: z.exactOptional(z.literal(true)),
  }),
  /** How many of what, and for how much where that is said. */
  z.object({
    kind: z.literal('line'),
    count: z.string(),
    text: z.string(),
    amount: z.exactOptional(z.string()),
    size: z.exactOptional(z.literal(2)),
  }),
  /** Light on dark: what must not be overlooked. */
  z.object({ kind: z.literal('banner'), text: z.string() }),
  z.object({ kind: z.literal('rule') }),
  /** A small picture in the middle: a PNG in Base64, black on white. */
  z.object({ kind: z.literal('image'), png: z.string(), width: z.int(), height: z.int() }),
])

export const paperKind = z.enum(['kitchen', 'receipt', 'void', 'test'])

const station = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[\w.:-]+$/))

/** An address of the store's own network; which networks count as that is the operator's to say. */
const host = z.string().check(z.trim(), z.minLength(1), z.maxLength(253), z.regex(/^[\w.:-]+$/))

export const printerSettings = z.object({
  name: text(40).check(z.minLength(1)),
  host,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  /** Characters a line. */
  cpl: z.union([z.literal(32), z.literal(42), z.literal(48)]),
  /** How it spells; `picture` draws every sign, for scripts that printers do not know. */
  encoding: z.enum(['multilingual', 'gb18030', 'big5', 'shiftjis', 'ksc5601', 'picture']),
  /** Whose dishes it prints; empty = every station's. */
  stations: z.array(station).check(z.maxLength(40)),
  kitchen: z.boolean(),
  receipts: z.boolean(),
  /** It says when a paper is out; one that does not is believed. */
  confirms: z.boolean(),
})

export const printer = z.object({ printerId: uuid, version: z.int(), active: z.boolean(), ...printerSettings.shape })

export const printJob = z.object({
  jobId: uuid,
  printerName: z.string(),
  kind: paperKind,
  number: z.string(),
  state: z.enum(['queued', 'sending', 'waiting', 'printed', 'dead']),
  /** Why it is not out yet. */
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
    request: z.object({ shopId, jobId: uuid }),
    response: z.object({}),
    refuses: [],
    changes: true,
    ...ofShop,
  })

/** Printers and what they print. */
export const printCalls = {
  printers: call({
    path: '/api/console/printers',
    gate: 'store',
    request: z.object({ shopId }),
    response: z.object({
      printers: z.array(printer),
      /** The newest first. */
      jobs: z.array(printJob),
      /** Where printers may stand; empty where this installation reaches none. */
      networks: z.array(z.string()),
    }),
    refuses: [],
    ...ofShop,
  }),
  savePrinter: call({
    path: '/api/console/savePrinter',
    gate: 'manager',
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
    request: z.object({ shopId, printerId: uuid }),
    response: z.object({}),
    refuses: [],
    changes: true,
    ...ofShop,
  }),
  testPrinter: call({
    path: '/api/console/testPrinter',
    gate: 'store',
    request: z.object({ shopId, printerId: uuid }),
    response: z.object({ jobId: uuid }),
    refuses: [],
    changes: true,
    ...ofShop,
  }),
  /** Tries a paper again that did not come out. */
  printAgain: ofPaper('/api/console/printAgain'),
  /** Gives a paper up that did not come out. */
  dropPrint: ofPaper('/api/console/dropPrint'),
  /** An order on paper, to look at and to print from the browser. */
  paper: call({
    path: '/api/console/paper',
    gate: 'staff',
    request: z.object({ orderId: uuid, kind: z.enum(['kitchen', 'receipt']) }),
    response: z.object({
      rows: z.array(paperRow),
      /** BCP 47, the language of the paper. */
      language: z.string(),
      /** Printers that would print it. */
      printers: z.array(z.string()),
    }),
    refuses: [],
    ...alone,
  }),
  /** Prints an order at the store's printers: what they printed before comes out marked as a copy. */
  printOrder: call({
    path: '/api/console/printOrder',
    gate: 'staff',
    request: z.object({ orderId: uuid, kind: z.enum(['kitchen', 'receipt']) }),
    response: z.object({ papers: z.int() }),
    refuses: [],
    changes: true,
    ...alone,
  }),
}
