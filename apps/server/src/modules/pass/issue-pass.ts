import { type Refusal, refuse } from '@comanda/contract/core'
import { passContent, type PassKind } from '@comanda/domain/pass'
import { type Guest, networkOf } from '../../platform/http/index.ts'
import { secretToken, uuidv7 } from '../../platform/ids.ts'
import type { PassDeps, PassSubject } from './deps.ts'
import { insertPass, lockPassOf, setInGoogle, watch } from './queries.ts'
import type { PassRow } from './tables.ts'
import { inSeconds, updatePass } from './update-pass.ts'
import { account } from '../../ledger/index.ts'

/** What a pass depends on: accounts of the ledger, and rows as the triggers of their tables name them. */
function topicsOf({ kind, subjectId, owner }: Pick<PassSubject, 'kind' | 'subjectId' | 'owner'>): string[] {
  switch (kind) {
    case 'MEMBER_CARD':
      return [account.cardPaid(subjectId), account.cardGiven(subjectId), `member_card:${subjectId}`]
    case 'GIFT_CARD':
      return [account.giftCard(subjectId), `gift_card:${subjectId}`]
    case 'COUPON':
      return [`coupon:${subjectId}`]
    case 'COLLECT_POINT':
      return [`stamps:${subjectId}:${owner.slice(2)}`]
    case 'BOOKING':
      return [`booking:${subjectId}`]
  }
}

const HOUR_S = 3600

/** Signing is expensive: so many passes per person and network in an hour. R2 */
const limitsOf = ({ session, ip }: Guest) => [
  { key: `pass-owner:${session.owner}`, max: 60, windowSeconds: HOUR_S },
  { key: `pass-ip:${networkOf(ip)}`, max: 600, windowSeconds: HOUR_S },
]

async function writePass(deps: PassDeps, subject: PassSubject, forGoogle: boolean): Promise<PassRow | undefined> {
  const { db, clock, seal } = deps
  return db.inTx(async tx => {
    const facts = await deps.factsOf(tx, subject)
    if (!facts) return undefined
    const content = passContent(facts)
    const now = new Date(inSeconds(clock()))
    await insertPass(tx, {
      corporation_id: subject.corporationId,
      pass_id: uuidv7(clock),
      owner: subject.owner,
      kind: subject.kind,
      subject_id: subject.subjectId,
      sealed_token: seal.seal(secretToken()),
      content,
      created_at: now,
      changed_at: now,
      voided_at: content.isVoid ? now : null,
    })
    const row = await lockPassOf(tx, subject)
    if (!row) return undefined
    await watch(tx, row, topicsOf(subject))
    if (forGoogle && !row.in_google) await setInGoogle(tx, row.corporation_id, row.pass_id, true)
    return updatePass(tx, deps, row, content)
  })
}

/** The caller's pass for something of theirs, the same one every time. Another's is answered like a missing one. CARD-9, A1 */
export async function issuePass(
  deps: PassDeps,
  caller: Guest,
  { passType, id }: { passType: PassKind; id: string },
  forGoogle: boolean,
): Promise<PassRow | Refusal<'notFound' | 'tooMany'>> {
  const { corporationId, session } = caller
  if (!(await deps.limits.tryUse(corporationId, limitsOf(caller)))) return refuse('tooMany')
  const subject = { corporationId, owner: session.owner, kind: passType, subjectId: id }
  return (await writePass(deps, subject, forGoogle)) ?? refuse('notFound', { field: 'id' })
}
