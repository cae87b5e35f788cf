import { staffAgreementCalls as calls, type setAgreement } from '@comanda/contract/agreement'
import { refuseFields } from '@comanda/contract/core'
import type { LocalizedText } from '@comanda/domain/money'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type BrandAt, change, type Handler, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, saveAtRevision, withoutEmpty } from '../../platform/save-at-revision.ts'
import type { AgreementDeps } from './deps.ts'
import type { AgreementTables } from './tables.ts'

type SetAgreement = z.output<typeof setAgreement>
type Input = InputOf<typeof calls.saveAgreement>
type Row = Selectable<AgreementTables['agreement']>

const VERSIONS = {
  name: 'agreement_versions',
  text: `select agreement_id, version, title, paragraphs, changed, to_char(effective_from, 'YYYY-MM-DD') as effective_from,
      required, ask_again from agreement where corporation_id = $1 order by agreement_id, version desc`,
}

/** All versions of the brand's agreements, the newest of each first. */
const versionsOf = async (db: Queries, corporationId: number): Promise<Row[]> =>
  (await db.query<Row>(VERSIONS, [corporationId])).rows

/** A version as staff edit it. */
const asSet = (row: Row): SetAgreement => ({
  agreementId: row.agreement_id,
  title: row.title as LocalizedText,
  text: Object.fromEntries(
    Object.entries(row.paragraphs as Record<string, string[]>).map(([language, lines]) => [language, lines.join('\n')]),
  ),
  changed: row.changed as LocalizedText,
  effectiveFrom: row.effective_from,
  required: row.required,
  askAgain: row.ask_again,
})

/** The agreements of the brand, each in its newest version. */
export const agreementSetup =
  ({ db, acceptedOf }: AgreementDeps): Handler<typeof calls.agreementSetup> =>
  async ({ corporationId }) => {
    const [rows, accepted] = await Promise.all([versionsOf(db, corporationId), acceptedOf(db, corporationId)])
    const countOf = (row: Row) =>
      accepted.find(one => one.agreementId === row.agreement_id && one.version === row.version)?.count ?? 0
    const groups = Map.groupBy(rows, row => row.agreement_id)
    return {
      agreements: [...groups.values()].flatMap(versions => {
        const [newest] = versions
        if (!newest) return []
        const agreement = asSet(newest)
        return {
          agreement,
          mark: revisionOf(agreement),
          version: newest.version,
          versions: versions.map(row => ({
            version: row.version,
            effectiveFrom: row.effective_from,
            accepted: countOf(row),
          })),
        }
      }),
    }
  }

/** The paragraphs of a text, one a line; empty lines are none. */
const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim())
    .filter(line => line !== '')

const asWanted = (set: SetAgreement): SetAgreement => ({
  ...set,
  title: withoutEmpty(set.title),
  changed: withoutEmpty(set.changed),
  text: withoutEmpty(
    Object.fromEntries(Object.entries(set.text).map(([language, text]) => [language, paragraphsOf(text).join('\n')])),
  ),
})

/** Writes a version; one that is not in force yet is replaced. */
export const writeAgreement = (tx: Tx, corporationId: number, version: number, agreement: SetAgreement) => {
  const row = {
    title: JSON.stringify(agreement.title),
    paragraphs: JSON.stringify(
      Object.fromEntries(Object.entries(agreement.text).map(([language, text]) => [language, text.split('\n')])),
    ),
    changed: JSON.stringify(agreement.changed),
    effective_from: agreement.effectiveFrom,
    required: agreement.required,
    ask_again: agreement.askAgain,
  }
  return tx
    .withTables<AgreementTables>()
    .insertInto('agreement')
    .values({ corporation_id: corporationId, agreement_id: agreement.agreementId, version, ...row })
    .onConflict(conflict => conflict.columns(['corporation_id', 'agreement_id', 'version']).doUpdateSet(row))
    .execute()
}

/** What is wrong with a version: it begins today (YYYY-MM-DD) or later, and says what is new where one is in force. */
const faultsOf = (
  { changed, effectiveFrom }: SetAgreement,
  { today, inForce }: { today: string; inForce: boolean },
) => [
  ...(inForce && Object.keys(changed).length === 0
    ? [{ field: 'agreement.changed', reason: 'agreementNeeded' as const }]
    : []),
  ...(effectiveFrom < today ? [{ field: 'agreement.effectiveFrom', reason: 'agreementDayPast' as const }] : []),
]

async function saved(tx: Tx, deps: AgreementDeps, caller: BrandAt, { agreement: set, mark: revision }: Input) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const next = asWanted(set)
  const rows = await versionsOf(tx, corporationId)
  const newest = rows.find(row => row.agreement_id === next.agreementId)
  const before = newest && asSet(newest)
  const at = new Date(deps.clock())
  const today = at.toISOString().slice(0, 10)
  const isRepeated = before !== undefined && revisionOf(before) === revisionOf(next)
  const inForce = newest !== undefined && newest.effective_from <= today
  const refusal = isRepeated ? undefined : refuseFields(faultsOf(next, { today, inForce }))
  if (refusal) return refusal
  const version = newest ? newest.version + (inForce ? 1 : 0) : 1
  const mark = await saveAtRevision(tx, caller, {
    what: 'agreement',
    subject: next.agreementId,
    revision,
    at,
    wanted: next,
    before,
    write: () => writeAgreement(tx, corporationId, version, next),
  })
  return typeof mark === 'string' ? { mark, agreement: next } : mark
}

/** Saves an agreement: a version in force never changes, so that accepted texts stay as they were. L2 */
export const saveAgreement = (deps: AgreementDeps): Handler<typeof calls.saveAgreement> =>
  change(calls.saveAgreement, deps, (tx, caller, input) => saved(tx, deps, caller, input))
