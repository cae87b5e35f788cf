import type { Tx } from '../../platform/db/index.ts'
import { toStored } from '../../platform/personal-data.ts'
import { personalCustomer, personalNote } from './tables.ts'
import { uuidv7 } from '../../platform/ids.ts'

/** What staff know of an account there is. */
export interface MemberSeed {
  customerId: number
  birthday: string
  joinedDaysAgo: number
  marketing: boolean
  tags: readonly string[]
  allergies: string
  note?: string
}

const DETAILS = {
  name: 'member_seed',
  text: `update customer c set birthday = d.birthday::date, created_at = d.at, marketing = d.marketing, allergies = d.allergies, sealed_personal = d.sealed,
      tags = (select coalesce(array_agg(tag), '{}') from jsonb_array_elements_text(d.tags) tag)
    from jsonb_to_recordset($2::jsonb) as d ("customerId" bigint, birthday text, at timestamptz, marketing boolean, allergies text, sealed text, tags jsonb)
    where c.corporation_id = $1 and c.customer_id = d."customerId"`,
}
const NOTES = {
  name: 'member_seed_notes',
  text: `insert into member_note (corporation_id, customer_id, note_id, text, sealed_personal, pinned, author_id, author_name, created_at)
    select $1, d."customerId", d."noteId", d.text, d.sealed_personal, true, $3, $4, $5
    from jsonb_to_recordset($2::jsonb) as d ("customerId" bigint, "noteId" uuid, text text, sealed_personal text)`,
}
/** Every fourth past order of a guest is one of theirs; each of them goes to one store. */
const ORDERS = {
  name: 'member_seed_orders',
  text: `update customer_order o set owner = 'c:' || ($2::bigint[])[1 + own.shop + own.shops * (own.nth * 7 + own.nth / 5)
        % (array_length($2::bigint[], 1) / own.shops * own.shops)]
    from (select order_id, row_number() over (partition by shop_id order by order_id) / 4 as nth,
        row_number() over (partition by shop_id order by order_id) % 4 as part, dense_rank() over (order by shop_id) - 1 as shop,
        (select count(distinct shop_id) from customer_order where corporation_id = $1) as shops
      from customer_order where corporation_id = $1 and owner like 'g:%' and pay_state = 'paid') own
    where o.corporation_id = $1 and o.order_id = own.order_id and own.part = 0`,
}

const DAY_MS = 86_400_000

/** Completes accounts of members with what staff know, and gives them past orders. */
export async function seedMembers(
  tx: Tx,
  corporationId: number,
  members: readonly MemberSeed[],
  author: { staffId: string; name: string },
  now: Date,
): Promise<void> {
  const rows = await Promise.all(
    members.map(async member => {
      const own = { corporation_id: corporationId, allergies: member.allergies }
      const { allergies, sealed_personal: sealed } = await toStored(tx, personalCustomer, own)
      return { ...member, allergies, sealed, at: new Date(now.getTime() - member.joinedDaysAgo * DAY_MS) }
    }),
  )
  await tx.query(DETAILS, [corporationId, JSON.stringify(rows)])
  const notes = members.flatMap(({ customerId, note }) =>
    note === undefined ? [] : [{ corporation_id: corporationId, customerId, noteId: uuidv7(), text: note }],
  )
  const storedNotes = await Promise.all(notes.map(row => toStored(tx, personalNote, row)))
  await tx.query(NOTES, [corporationId, JSON.stringify(storedNotes), author.staffId, author.name, now])
  await tx.query(ORDERS, [corporationId, members.map(({ customerId }) => customerId)])
}
