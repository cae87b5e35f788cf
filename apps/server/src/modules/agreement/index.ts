import type { agreement as calls, agreementShape, staffAgreementCalls } from '@comanda/contract/agreement'
import { refuse } from '@comanda/contract/core'
import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import { type Selectable, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Queries } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/handler.ts'
import type { AgreementDeps } from './deps.ts'
import { agreementSetup, saveAgreement } from './set-up.ts'
import type { AgreementTables } from './tables.ts'

type Row = Selectable<AgreementTables['agreement']>

interface AskedAgain {
  agreementId: string
  version: number
  /** The newest version that asks again. */
  since: number
}

export interface AgreementModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffAgreementCalls>
  /** The agreements an account has to accept today. */
  inForce(db: Queries, corporationId: number): Promise<{ agreementId: string; version: number }[]>
  /**
   * The agreements in force that an account has to accept, each with its newest version that asks accounts of earlier versions
   * again; without those that never ask. LOGIN-11
   */
  askedAgain(db: Queries, corporationId: number): Promise<AskedAgain[]>
  /** The version of an agreement that is in force. */
  versionOf(corporationId: number, agreementId: string): Promise<number | undefined>
}

const paragraphsIn = (paragraphs: Record<string, string[]>, language: string) =>
  paragraphs[language] ?? Object.values(paragraphs)[0] ?? []

const shown = (row: Row, language: string): z.output<typeof agreementShape> => ({
  agreementId: row.agreement_id,
  version: row.version,
  title: inLanguage(row.title as LocalizedText, language),
  paragraphs: paragraphsIn(row.paragraphs as Record<string, string[]>, language),
  effectiveFrom: row.effective_from,
  changed: inLanguage(row.changed as LocalizedText, language),
  required: row.required,
})

/** The newest version of each agreement that is in force. */
const newest = (db: Queries, corporationId: number) =>
  db
    .withTables<AgreementTables>()
    .selectFrom('agreement')
    .selectAll()
    .distinctOn('agreement_id')
    .where('corporation_id', '=', corporationId)
    .where('effective_from', '<=', sql<string>`current_date`)
    .orderBy('agreement_id')
    .orderBy('version', 'desc')
    .execute()

const ASKED_AGAIN = {
  name: 'agreements_asked_again',
  text: `select agreement_id as "agreementId", max(version) as version, max(version) filter (where ask_again) as since
    from agreement where corporation_id = $1 and effective_from <= current_date group by agreement_id
    having bool_or(ask_again) and (array_agg(required order by version desc))[1] order by agreement_id`,
}

/** Terms, privacy and the like, by version and language. */
export function createAgreement(deps: AgreementDeps): AgreementModule {
  const { db } = deps
  return {
    staffHandlers: { agreementSetup: agreementSetup(deps), saveAgreement: saveAgreement(deps) },
    inForce: async (queries, corporationId) =>
      (await newest(queries, corporationId))
        .filter(row => row.required)
        .map(row => ({ agreementId: row.agreement_id, version: row.version })),
    askedAgain: async (queries, corporationId) => (await queries.query<AskedAgain>(ASKED_AGAIN, [corporationId])).rows,
    versionOf: async (corporationId, agreementId) =>
      (await newest(db, corporationId)).find(row => row.agreement_id === agreementId)?.version,
    handlers: {
      getById: async (caller, { agreementId, version }) => {
        const agreement =
          version === undefined
            ? (await newest(db, caller.corporationId)).find(row => row.agreement_id === agreementId)
            : await db
                .withTables<AgreementTables>()
                .selectFrom('agreement')
                .selectAll()
                .where('corporation_id', '=', caller.corporationId)
                .where('agreement_id', '=', agreementId)
                .where('version', '=', version)
                .executeTakeFirst()
        return agreement ? shown(agreement, caller.language) : refuse('notFound', { field: 'agreementId' })
      },
      getByIds: async (caller, { agreementIds }) => {
        const rows = await newest(db, caller.corporationId)
        const selected = agreementIds.length === 0 ? rows : rows.filter(row => agreementIds.includes(row.agreement_id))
        return { agreements: selected.map(row => shown(row, caller.language)) }
      },
    },
  }
}
