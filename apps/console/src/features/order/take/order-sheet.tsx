import { bill as calls } from '@comanda/contract/bill'
import { type Currency, money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import type { Table } from '../../table/queries.ts'
import { type Bill, useBillStep } from '../../bill/queries.ts'
import { asCartItem, type Chosen, sumOf, useStoreMenu, withOne } from './order-menu.ts'
import { Picker } from './picker.tsx'
import { Ticket } from './ticket.tsx'
import styles from './order.module.css'
import { StoredNotice } from '../../../forms/sheet-form.tsx'
import { useDraft } from '../../../forms/state/use-draft.ts'
import { QueryError } from '../../../ui/loaded.tsx'
import { ActionSheet } from '../../../ui/action-sheet.tsx'

interface OrderSheetProps {
  shopId: number
  table: Table
  /** The bill of the order; if the table has none, one is started. */
  bill: Bill | undefined
  currency: Currency
  onClose: () => void
}

/** Staff order for a table: menu with search, chosen dishes, and sending to the kitchen. ORDER-3 */
export function OrderSheet({ shopId, table, bill, currency, onClose }: OrderSheetProps) {
  const query = useStoreMenu(shopId, 1100)
  const draft = useDraft(`tables/${shopId}/${table.tableId}`, { list: [] as Chosen[], remark: '' })
  const { list, remark } = draft.value
  const setList = (next: Chosen[]) => draft.change({ list: next, remark })
  const step = useBillStep(shopId, () => {
    draft.drop()
    toast(t('floor.order.sent'))
    onClose()
  })
  const menu = query.data
  const amount = menu ? sumOf(menu, list) : money(0)
  const count = list.reduce((all, { quantity }) => all + quantity, 0)
  const input = {
    shopId,
    tableId: table.tableId,
    ...(bill && { billId: bill.billId }),
    cartItems: list.map(asCartItem),
    remark: remark.trim(),
  }
  return (
    <ActionSheet
      title={t('floor.order.title', { name: table.tableName })}
      onClose={onClose}
      action={t('floor.order.send', { count, amount: showMoney(amount, currency) })}
      ready={count > 0}
      busy={step.isPending}
      onAction={() => step.mutate({ call: calls.addTableRound, input })}
    >
      {query.isPending && <Skeleton height={320} />}
      {!menu && query.error && <QueryError query={query} />}
      {menu && (
        <div className={styles.order}>
          <StoredNotice {...draft} />
          {/* First, and never moved by what is chosen: the next tap lands where it was meant to. */}
          <Picker menu={menu} list={list} currency={currency} onAdd={one => setList(withOne(list, one))} />
          {list.length > 0 && <Ticket isAtTable menu={menu} list={list} currency={currency} onList={setList} />}
          {list.length > 0 && (
            <Field label={t('floor.order.remark')} optional>
              <TextInput
                value={remark}
                maxLength={200}
                onChange={event => draft.change({ list, remark: event.target.value })}
              />
            </Field>
          )}
        </div>
      )}
    </ActionSheet>
  )
}
