import type { PoolClient } from 'pg'
import { faultKind, isConnectionGood } from './faults.ts'
import { type Answered, type Asked, Packet, type Prepared } from './packet.ts'

/** A statement to send; without a name it is prepared for this once. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly shared?: boolean
}

interface Question extends Asked {
  /** Belongs to a transaction, which is over where one of its statements fails. */
  readonly inTx: boolean
  /** Of a shared statement: what all hear who ask the same. */
  answer: Promise<Answered> | undefined
}

const isSame = (one: Question, { name }: Statement, values: readonly unknown[]): boolean =>
  one.name === name && one.values.length === values.length && one.values.every((value, i) => value === values[i])

/** One connection as a line on which packets travel, one at a time. */
class Wire {
  readonly #client: PoolClient
  readonly #prepared: Prepared = { known: new Map(), unsure: new Set() }
  #waiting: Question[] = []
  #underWay = false
  #soon = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  ask(statement: Statement, values: readonly unknown[], inTx: boolean): Promise<Answered> {
    if (!statement.shared || inTx) return this.#ask(statement, values, inTx)
    const same = this.#waiting.find(one => isSame(one, statement, values))
    if (same?.answer) return same.answer
    const answer = this.#ask(statement, values, inTx)
    const asked = this.#waiting.at(-1)
    if (asked) asked.answer = answer
    return answer
  }

  #ask({ name = '', text }: Statement, values: readonly unknown[], inTx: boolean): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, text, values, inTx, resolve, reject, answer: undefined })
      this.#sendSoon()
    })
  }

  /** When this turn of the event loop has asked all it asks. */
  #sendSoon(): void {
    if (this.#soon || this.#underWay || this.#waiting.length === 0) return
    this.#soon = true
    setImmediate(() => {
      this.#soon = false
      this.#send()
    })
  }

  #send(): void {
    const asked = this.#waiting
    this.#waiting = []
    this.#underWay = true
    const ended = (error: unknown, left: readonly Asked[]) => {
      this.#underWay = false
      if (error !== undefined) this.#goOn(error, left as Question[])
      this.#sendSoon()
    }
    this.#client.query(new Packet(asked, this.#prepared, ended))
  }

  /** What came after a fault was not run: it is asked again, but not in a transaction that is over, nor on a lost line. */
  #goOn(error: unknown, left: readonly Question[]): void {
    const lost = !isConnectionGood(faultKind(error))
    const over = lost ? [...left, ...this.#waiting] : left.filter(one => one.inTx)
    this.#waiting = lost ? [] : [...left.filter(one => !one.inTx), ...this.#waiting]
    for (const one of over) one.reject(error)
  }
}

const wires = new WeakMap<PoolClient, Wire>()

function wireOf(client: PoolClient): Wire {
  const known = wires.get(client)
  if (known !== undefined) return known
  const made = new Wire(client)
  wires.set(client, made)
  return made
}

/**
 * Asks one statement on a connection. What is asked of it in one turn of the event loop travels in one packet, and so does
 * what is asked while another is on its way; answers come in the order asked. Of a shared statement that waits to be sent
 * the same is not asked twice.
 * @param inTx it belongs to a transaction: where a statement before it fails, it fails with it
 */
export const askOn = (
  client: PoolClient,
  statement: Statement,
  values: readonly unknown[],
  inTx = false,
): Promise<Answered> => wireOf(client).ask(statement, values, inTx)
