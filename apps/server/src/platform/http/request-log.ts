import { createHash } from 'node:crypto'
import { isRefusal, refuse, type Refusal } from '@comanda/contract/core'
import type { Database, Tx } from '../db/index.ts'
import { fromStored, personalColumns, type SealedPart, toStored } from '../personal-data.ts'
import type { Guest } from './caller.ts'

interface RequestLogTables {
  request_log: {
    corporation_id: number
    owner: string
    request_id: string
    path: string
    body_hash: string
    answer: unknown
    created_at: Date
  } & SealedPart
}

/** Answers repeat addresses, contacts and notes of their caller. */
export const savedAnswers = personalColumns('request_log', ['corporation_id', 'owner', 'request_id'], { answer: null })

const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** Thrown inside a transaction to roll it back and answer this refusal. */
export class Undo<R extends Refusal = Refusal> extends Error {
  readonly refusal: R
  constructor(refusal: R) {
    super('refused')
    this.refusal = refusal
  }
}

/**
 * Runs a change under its request id: the same id again answers the same again and changes nothing; the same id with another
 * input is refused. The answer is saved in the transaction of the change itself, so no crash separates them. A refusal is not
 * saved: the caller may correct the input and send it again. API-3
 */
export async function once<T, R extends Refusal>(
  db: Database,
  caller: Guest,
  path: string,
  input: unknown,
  work: (tx: Tx) => Promise<T | R>,
): Promise<T | R | Refusal<'requestReused'>> {
  const hash = hashOf(input)
  const key = { corporation_id: caller.corporationId, owner: caller.session.owner, request_id: caller.requestId }
  try {
    return await db.inTx(async tx => {
      const log = tx.withTables<RequestLogTables>()
      const inserted = await log
        .insertInto('request_log')
        .values({ ...key, path, body_hash: hash, answer: null, created_at: new Date() })
        .onConflict(conflict => conflict.columns(['corporation_id', 'owner', 'request_id']).doNothing())
        .returning('request_id')
        .executeTakeFirst()
      if (!inserted) return savedAnswer<T>(tx, key, path, hash)
      const answer = await work(tx)
      if (isRefusal(answer)) throw new Undo(answer)
      const row = { corporation_id: key.corporation_id, answer: answer ?? null }
      const { answer: plain, sealed_personal } = await toStored(tx, savedAnswers, row)
      await log
        .updateTable('request_log')
        .set({ answer: JSON.stringify(plain), sealed_personal })
        .where('corporation_id', '=', key.corporation_id)
        .where('owner', '=', key.owner)
        .where('request_id', '=', key.request_id)
        .execute()
      return answer
    })
  } catch (error) {
    if (error instanceof Undo) return error.refusal as R
    throw error
  }
}

/** Whether this request was already answered; a single-use code is then not checked again. API-3 */
export async function wasAnswered(db: Database, caller: Guest): Promise<boolean> {
  const row = await db
    .withTables<RequestLogTables>()
    .selectFrom('request_log')
    .select('path')
    .where('corporation_id', '=', caller.corporationId)
    .where('owner', '=', caller.session.owner)
    .where('request_id', '=', caller.requestId)
    .executeTakeFirst()
  return row !== undefined
}

async function savedAnswer<T>(
  tx: Tx,
  key: { corporation_id: number; owner: string; request_id: string },
  path: string,
  hash: string,
): Promise<T | Refusal<'requestReused'>> {
  const row = await tx
    .withTables<RequestLogTables>()
    .selectFrom('request_log')
    .select(['path', 'body_hash', 'answer', 'sealed_personal'])
    .where('corporation_id', '=', key.corporation_id)
    .where('owner', '=', key.owner)
    .where('request_id', '=', key.request_id)
    .executeTakeFirstOrThrow()
  if (row.path !== path || row.body_hash !== hash) return refuse('requestReused')
  return fromStored(savedAnswers, row).answer as T
}
