import { staffCouponCalls as calls, type setCouponCodes } from '@comanda/contract/coupon'
import { isRefusal, refuse } from '@comanda/contract/core'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type BrandAt, change, type Handler, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, saveAtRevision } from '../../platform/save-at-revision.ts'
import type { CouponDeps } from './deps.ts'
import { templateOf } from './queries.ts'
import { voucherDigest } from './redeem-voucher.ts'
import type { CodeBatchRow, CouponTables } from './tables.ts'

type Batch = z.output<typeof setCouponCodes>
type Input = InputOf<typeof calls.saveCouponCodes>

const MAX_SINGLE = 5000
const HOUR_MS = 3_600_000
/** A day ends 36 hours after it begins in UTC where it ends last. T1 */
const LAST_HOURS = 36

const BATCHES = {
  name: 'coupon_code_batches',
  text: `select b.*, to_char(b.start_date, 'YYYY-MM-DD') as start_date, to_char(b.end_date, 'YYYY-MM-DD') as end_date,
      case b.kind when 'public' then b.taken else (select count(*)::int from coupon_voucher v
        where v.corporation_id = $1 and v.batch_id = b.batch_id and v.taken_by is not null) end as gone,
      (select count(*)::int from coupon c where c.corporation_id = $1 and c.order_id is not null and c.coupon_code in (
        select v.coupon_code from coupon_voucher v where v.corporation_id = $1 and v.batch_id = b.batch_id
        union all select t.coupon_code from coupon_public_take t where t.corporation_id = $1 and t.batch_id = b.batch_id
      )) as used
    from coupon_code_batch b where b.corporation_id = $1 and ($2::text is null or b.batch_id = $2)
    order by b.created_at desc, b.batch_id`,
}

type CountedRow = CodeBatchRow & { gone: number; used: number }

const batchesOf = async (db: Queries, corporationId: number, batchId: string | null = null): Promise<CountedRow[]> =>
  (await db.query<CountedRow>(BATCHES, [corporationId, batchId])).rows

const asSet = (row: CodeBatchRow): Batch => ({
  batchId: row.batch_id,
  kind: row.kind,
  name: row.name,
  couponTemplateId: row.coupon_template_id,
  ...(row.public_code !== null && { publicCode: row.public_code }),
  most: row.most,
  startDate: row.start_date,
  endDate: row.end_date,
  validDays: row.valid_days,
  enabled: row.enabled,
})

/** The brand's coupon codes. CARD-6 */
export const couponCodes =
  ({ db }: CouponDeps): Handler<typeof calls.couponCodes> =>
  async ({ corporationId }) => ({
    batches: (await batchesOf(db, corporationId)).map(row => {
      const batch = asSet(row)
      return { batch, mark: revisionOf(batch), taken: row.gone, used: row.used }
    }),
  })

/** The codes of a batch that are not taken yet, computed because only their digests are stored. */
export const readCouponCodes =
  ({ db, codeOf }: CouponDeps): Handler<typeof calls.readCouponCodes> =>
  async ({ corporationId }, { batchId }) => {
    const [row] = await batchesOf(db, corporationId, batchId)
    if (row?.kind !== 'single') return refuse('notFound', { field: 'batchId' })
    const free = await db
      .withTables<CouponTables>()
      .selectFrom('coupon_voucher')
      .select('code_digest')
      .where('corporation_id', '=', corporationId)
      .where('batch_id', '=', batchId)
      .where('taken_by', 'is', null)
      .execute()
    const digests = new Set(free.map(one => one.code_digest))
    const codes = Array.from({ length: row.most }, (_, at) => codeOf(corporationId, batchId, at))
    return { codes: codes.filter(code => digests.has(voucherDigest(code))) }
  }

/** The fields that never change once the codes exist: the kind, the coupon, the public code, the number of single-use codes. */
function fixedFault(batch: Batch, before: CountedRow) {
  const was = asSet(before)
  const fixed = (['kind', 'couponTemplateId', 'publicCode'] as const).find(key => batch[key] !== was[key])
  if (fixed) return refuse('codesFixed', { field: `batch.${fixed}` })
  const fewer = batch.kind === 'single' ? batch.most !== was.most : batch.most < before.gone
  return fewer ? refuse('codesFixed', { field: 'batch.most' }) : undefined
}

const TAKEN_CODE = {
  name: 'coupon_public_code_taken',
  text: 'select 1 from coupon_code_batch where corporation_id = $1 and public_code = $2 and batch_id <> $3',
}

async function faultOf(tx: Tx, corporationId: number, batch: Batch, before: CountedRow | undefined) {
  const { kind, publicCode, most, couponTemplateId, startDate, endDate } = batch
  if (endDate < startDate) return refuse('daysBackwards', { field: 'batch.endDate' })
  if (kind === 'public' && publicCode === undefined) return refuse('codeMissing', { field: 'batch.publicCode' })
  if (kind === 'single' && most > MAX_SINGLE) return refuse('codesTooMany', { field: 'batch.most' })
  if (before) return fixedFault(batch, before)
  if (!(await templateOf(tx, corporationId, couponTemplateId)))
    return refuse('couponUnknown', { field: 'batch.couponTemplateId' })
  const { count } = await tx.query(TAKEN_CODE, [corporationId, publicCode ?? '', batch.batchId])
  return count > 0 ? refuse('codeTaken', { field: 'batch.publicCode' }) : undefined
}

const WRITE = {
  name: 'coupon_code_batch_write',
  text: `insert into coupon_code_batch (corporation_id, batch_id, coupon_template_id, kind, name, public_code, most, start_date,
      end_date, valid_days, enabled, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (corporation_id, batch_id) do update set name = excluded.name, most = excluded.most,
      start_date = excluded.start_date, end_date = excluded.end_date, valid_days = excluded.valid_days,
      enabled = excluded.enabled`,
}
const VOUCHERS = {
  name: 'coupon_vouchers_write',
  text: `insert into coupon_voucher (corporation_id, code_digest, coupon_template_id, take_before, valid_days, created_at, batch_id)
    select $1, digest, $3, $4, $5, $6, $7 from unnest($2::text[]) as digest
    on conflict (corporation_id, code_digest) do nothing`,
}
const DAYS = {
  name: 'coupon_vouchers_days',
  text: `update coupon_voucher set take_before = $3, valid_days = $4 where corporation_id = $1 and batch_id = $2
      and taken_by is null`,
}

async function write(tx: Tx, deps: CouponDeps, caller: BrandAt, batch: Batch, isNew: boolean): Promise<void> {
  const { corporationId } = caller
  const { batchId, kind, couponTemplateId, publicCode = null, most, startDate, endDate, validDays, enabled } = batch
  const at = new Date(deps.clock())
  const shown = [couponTemplateId, kind, batch.name, publicCode, most, startDate, endDate, validDays, enabled]
  await tx.query(WRITE, [corporationId, batchId, ...shown, at])
  if (kind === 'public') return
  const before = new Date(Date.parse(endDate) + LAST_HOURS * HOUR_MS)
  if (!isNew) {
    await tx.query(DAYS, [corporationId, batchId, before, validDays])
    return
  }
  const digests = Array.from({ length: most }, (_, number) =>
    voucherDigest(deps.codeOf(corporationId, batchId, number)),
  )
  await tx.query(VOUCHERS, [corporationId, digests, couponTemplateId, before, validDays, at, batchId])
}

async function saved(tx: Tx, deps: CouponDeps, caller: BrandAt, { batch: set, mark: revision }: Input) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const { publicCode, ...rest } = set
  const batch: Batch = rest.kind === 'public' && publicCode !== undefined ? { ...rest, publicCode } : rest
  const [before] = await batchesOf(tx, corporationId, batch.batchId)
  const fault = await faultOf(tx, corporationId, batch, before)
  if (fault && isRefusal(fault)) return fault
  const mark = await saveAtRevision(tx, caller, {
    what: 'couponCodes',
    subject: batch.batchId,
    revision,
    at: new Date(deps.clock()),
    wanted: batch,
    before: before && asSet(before),
    write: () => write(tx, deps, caller, batch, before === undefined),
  })
  return typeof mark === 'string' ? { mark, batch } : mark
}

/** Saves coupon codes. Single codes are created with their batch. CARD-6, L2 */
export const saveCouponCodes = (deps: CouponDeps): Handler<typeof calls.saveCouponCodes> =>
  change(calls.saveCouponCodes, deps, (tx, caller, input) => saved(tx, deps, caller, input))
