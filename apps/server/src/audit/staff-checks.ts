import type { Question } from './facts.ts'

/** Actions of staff on money: every change has its ledger posting, and an approver who is a different person. */
export const staffChecks: readonly Question[] = [
  {
    name: 'adjustmentNotInTheBooks · L2',
    text: `select x.corporation_id as "corporationId", x.adjustment_id as subject, x.state, x.amount, x.posted
      from (select a.*, (select max(e.amount) from ledger_posting p join ledger_entry e
          on e.corporation_id = p.corporation_id and e.posting_id = p.posting_id
          and e.account not like 'house:%'
        where p.corporation_id = a.corporation_id and p.cause_key = 'adjustment:' || a.adjustment_id) as posted
      from adjustment a) x
      where (x.state = 'posted') <> (x.posted is not null) or x.posted <> x.amount`,
  },
  {
    name: 'adjustmentByOnePerson · L2',
    text: `select x.corporation_id as "corporationId", x.adjustment_id as subject, x.asked_name as "askedBy"
      from adjustment x where x.state = 'posted' and x.asked_by = x.decided_by`,
  },
  {
    name: 'adjustmentWithoutAuditLine · L2',
    text: `select x.corporation_id as "corporationId", x.adjustment_id as subject, x.amount
      from adjustment x where x.state = 'posted' and not exists (select 1 from audit_line l
        where l.corporation_id = x.corporation_id and l.subject = x.subject_id
          and l.after ->> 'adjustmentId' = x.adjustment_id::text)`,
  },
  {
    name: 'writtenOffWithoutAuditLine · L2',
    text: `select x.corporation_id as "corporationId", x.bill_id as subject
      from table_bill x where x.state = 'writtenOff' and not exists (select 1 from audit_line l
        where l.corporation_id = x.corporation_id and l.subject = x.bill_id::text and l.what = 'billWrittenOff')`,
  },
]
