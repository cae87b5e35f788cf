import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react'
import { isRefused } from '../../../platform/send/index.ts'
import { takeOut, useRefreshCart, type WorkedOut } from '../api.ts'
import { methodTaken, Offers, type PayMethod, PaysLater, PayWay } from './choices.tsx'
import { Contact } from './contact.tsx'
import { contactShown } from './contact-ready.ts'
import styles from './create.module.css'
import { Dishes } from './dishes.tsx'
import { Cutlery, People, Remark } from './extras.tsx'
import type { OrderFormProps } from './form-props.ts'
import { problemAt } from './problems.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { askOf, missingOf, phoneOf } from './submit-input.ts'
import { usePayAtOnce } from '../pay-at-once.ts'
import { useSubmit } from './use-submit.ts'
import { When } from './when.tsx'
import { Where } from './where.tsx'

/** Scrolls to the first error and focuses it if it is a field. */
function showFirstFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    fault?.scrollIntoView({ block: 'center' })
    if (fault?.matches('input, select')) fault.focus({ preventScroll: true })
  })
}

interface PhoneStepProps extends Pick<OrderFormProps, 'renderPhoneCheck'> {
  checked: string
  setChecked: (phone: undefined) => void
  onDone: () => void
}

/** Checks the phone over the form; the order then continues automatically. LOGIN-8 */
const PhoneStep = ({ checked, setChecked, onDone, renderPhoneCheck }: PhoneStepProps) => {
  const close = () => setChecked(undefined)
  return renderPhoneCheck({
    phoneNumber: checked,
    onDone: () => {
      close()
      onDone()
    },
    onClose: close,
  })
}

type RefusalProps = ComponentProps<typeof RefusalDialog> & OrderFormProps

/** Reason of a refused order; a required seat is proved here, and the order then continues automatically. C6 */
const Refusal = ({ renderSeat, tableId, worked, ...dialog }: RefusalProps) =>
  tableId !== undefined && isRefused(dialog.refused, 'pinNeeded', 'seatNeeded') ? (
    renderSeat({
      tableId,
      away: dialog.refused,
      onSeated: () => dialog.onOrderFor(worked.calculation),
      onClose: dialog.onClose,
    })
  ) : (
    <RefusalDialog {...dialog} worked={worked} />
  )

/** Saves pending changes of the cart, and says whether that is in progress. */
function useSettling(settleCart: OrderFormProps['settleCart']): [boolean, () => Promise<void>] {
  const [settling, setSettling] = useState(false)
  const settle = async () => {
    setSettling(true)
    await settleCart().finally(() => setSettling(false))
  }
  return [settling, settle]
}

/** Order form with one button. Each problem is marked where it can be fixed. */
export function OrderForm(props: OrderFormProps): ReactNode {
  const { worked, draft, renderPage } = props
  const { calculation, problems } = worked
  const [tried, setTried] = useState(false)
  const [checked, setChecked] = useState<string>()
  const [settling, settle] = useSettling(props.settleCart)
  const [timesOpen, setTimesOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const method = methodTaken(worked.paymentMethods, draft.paymentMethod)
  const means = method === 'out-line' ? '' : (draft.means ?? '')
  const submitting = useSubmit(props.onOrdered, means)
  const payments = usePayAtOnce({ shopId: props.shopId, orderType: props.orderType, means }, calculation)
  const mayGo = problems.length === 0 && !missingOf(props)

  const place = async (total: WorkedOut['calculation']) => {
    submitting.forget()
    const input = mayGo ? askOf(props, total, method) : undefined
    if (!input) {
      setTried(true)
      return showFirstFault(form.current)
    }
    // A new total is accepted without paying at once; the payment page continues.
    const paid = payments && total.totalPaidAmount === calculation.totalPaidAmount ? { payments } : {}
    await settle()
    await submitting.submit({ ...input, ...paid })
  }
  const closeRefusal = () => {
    submitting.forget()
    if (problems.length > 0) showFirstFault(form.current)
  }

  return renderPage({
    children: (
      <>
        <Fields {...props} {...{ form, tried, method, timesOpen, setTimesOpen }} />
        {submitting.refused && checked === undefined && (
          <Refusal
            {...props}
            refused={submitting.refused}
            onOrderFor={total => void place(total)}
            onAskAgain={() => void submitting.askAgain()}
            onCheckPhone={() => setChecked(phoneOf(props))}
            onChooseTime={() => setTimesOpen(true)}
            onClose={closeRefusal}
          />
        )}
        {checked !== undefined && (
          <PhoneStep {...{ checked, setChecked }} {...props} onDone={() => void place(calculation)} />
        )}
      </>
    ),
    bottom: (
      <SubmitBar
        {...{ calculation, method, ...submitting, onTop: props.renderOnTop() }}
        paysAtOnce={payments !== undefined}
        busy={submitting.busy || settling}
        waiting={!props.fresh}
        fault={tried && !mayGo}
        onPlace={() => void place(calculation)}
      />
    ),
  })
}

interface FieldsProps extends OrderFormProps {
  form: RefObject<HTMLDivElement | null>
  tried: boolean
  method: PayMethod | undefined
  timesOpen: boolean
  setTimesOpen: (open: boolean) => void
}

function Fields({ form, tried, method, timesOpen, setTimesOpen, ...props }: FieldsProps) {
  const { worked, draft, change, orderType } = props
  const refreshCart = useRefreshCart()
  const leaveOut = async (itemKeys: readonly string[]) => {
    await takeOut(worked.calculation.items.filter(line => itemKeys.includes(line.itemKey)))
    await refreshCart()
  }
  return (
    <div ref={form} className={styles.form}>
      <Where {...props} tried={tried} problem={problemAt(worked.problems, 'where')} />
      {orderType === 1100 ? (
        <People people={draft.people ?? props.people} table={worked.table} onChange={people => change({ people })} />
      ) : (
        <When
          worked={worked}
          problem={problemAt(worked.problems, 'when')}
          chosen={draft.dinnerTime}
          onChoose={dinnerTime => change({ dinnerTime })}
          open={timesOpen}
          setOpen={setTimesOpen}
          onAskAgain={() => void refreshCart()}
          renderTimes={props.renderTimes}
        />
      )}
      <Dishes
        {...{ worked, problem: dishProblem(props), onTakeOut: leaveOut, onAskAgain: refreshCart }}
        onChooseTime={orderType === 1100 ? undefined : () => setTimesOpen(true)}
      />
      {asksContact(props) && (
        <Contact
          contact={contactShown(props)}
          countryCode={worked.countryCode}
          onChange={contact => change({ contact })}
          tried={tried}
        />
      )}
      <Offers
        calculation={worked.calculation}
        chosen={draft.executeList}
        onChange={executeList => change({ executeList })}
      />
      {props.renderCoupons(worked.calculation, () => void refreshCart())}
      {orderType !== 1100 && <Cutlery utensils={draft.utensils} onChange={utensils => change({ utensils })} />}
      <Remark remark={draft.remark} quick={worked.quickRemarks} onChange={remark => change({ remark })} />
      {worked.table?.paysLater ? (
        <PaysLater worked={worked} />
      ) : (
        <PayWay methods={worked.paymentMethods} taken={method} onChange={chosen => change({ paymentMethod: chosen })} />
      )}
      {!worked.table?.paysLater &&
        props.renderMeans({
          calculation: worked.calculation,
          paysNow: method !== undefined && method !== 'out-line',
          chosen: draft.means ?? '',
          onChoose: means => change({ means }),
        })}
      <div className={styles.totals}>{props.renderTotals(worked.calculation)}</div>
    </div>
  )
}

/** A table needs no contact, and an address may contain one. */
const asksContact = ({ orderType, worked }: OrderFormProps): boolean =>
  orderType === 1300 || (orderType === 1200 && !worked.contact)

/** A dine-in order has no time to choose, so that a closed kitchen shows at the dishes. */
const dishProblem = ({ worked: { problems }, orderType }: OrderFormProps) =>
  problemAt(problems, 'dishes') ?? (orderType === 1100 ? problemAt(problems, 'when') : undefined)
