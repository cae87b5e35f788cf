import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react'
import { isRefused } from '../../../platform/send/index.ts'
import { takeOut, useRefreshCart, type OrderQuote } from '../api.ts'
import { methodTaken, type PayMethod, PaidLater, PayMethodChoice } from './choices.tsx'
import { Offers } from './offers.tsx'
import { Contact } from './contact.tsx'
import { contactShown } from './contact-ready.ts'
import styles from './create.module.css'
import { Dishes } from './dishes.tsx'
import { Cutlery, People, Remark } from './extras.tsx'
import type { OrderFormProps } from './form-props.ts'
import { problemAt } from './problems.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { submitInput, missingOf, phoneOf } from './submit-input.ts'
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
const Refusal = ({ renderSeat, tableId, quote, ...dialog }: RefusalProps) =>
  tableId !== undefined && isRefused(dialog.refused, 'pinNeeded', 'seatNeeded') ? (
    renderSeat({
      tableId,
      away: dialog.refused,
      onSeated: () => dialog.onOrderFor(quote.calculation),
      onClose: dialog.onClose,
    })
  ) : (
    <RefusalDialog {...dialog} quote={quote} />
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
  const { quote, draft, renderPage } = props
  const { calculation, problems } = quote
  const [submitted, setSubmitted] = useState(false)
  const [checked, setChecked] = useState<string>()
  const [settling, settle] = useSettling(props.settleCart)
  const [timesOpen, setTimesOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const method = methodTaken(quote.paymentMethods, draft.paymentMethod)
  const methodsParam = method === 'out-line' ? '' : (draft.means ?? '')
  const submitting = useSubmit(props.onOrdered, methodsParam)
  const payments = usePayAtOnce({ shopId: props.shopId, orderType: props.orderType, methodsParam }, calculation)
  const mayGo = problems.length === 0 && !missingOf(props)

  const place = async (total: OrderQuote['calculation']) => {
    submitting.forget()
    const input = mayGo ? submitInput(props, total, method) : undefined
    if (!input) {
      setSubmitted(true)
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
        <Fields {...props} {...{ form, submitted, method, timesOpen, setTimesOpen }} />
        {submitting.refused && checked === undefined && (
          <Refusal
            {...props}
            refused={submitting.refused}
            onOrderFor={total => void place(total)}
            onRefresh={() => void submitting.askAgain()}
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
        {...{ calculation, method, ...submitting, onTop: props.renderOnTop(calculation.ccAmount > 0) }}
        paysAtOnce={payments !== undefined}
        busy={submitting.busy || settling}
        waiting={!props.fresh}
        fault={submitted && !mayGo}
        onPlace={() => void place(calculation)}
      />
    ),
  })
}

interface FieldsProps extends OrderFormProps {
  form: RefObject<HTMLDivElement | null>
  submitted: boolean
  method: PayMethod | undefined
  timesOpen: boolean
  setTimesOpen: (open: boolean) => void
}

function Fields({ form, submitted, method, timesOpen, setTimesOpen, ...props }: FieldsProps) {
  const { quote, draft, change, orderType } = props
  const refreshCart = useRefreshCart()
  const leaveOut = async (itemKeys: readonly string[]) => {
    await takeOut(quote.calculation.items.filter(line => itemKeys.includes(line.itemKey)))
    await refreshCart()
  }
  return (
    <div ref={form} className={styles.form}>
      <Where {...props} submitted={submitted} problem={problemAt(quote.problems, 'where')} />
      {orderType === 1100 ? (
        <People people={draft.people ?? props.people} table={quote.table} onChange={people => change({ people })} />
      ) : (
        <When
          quote={quote}
          problem={problemAt(quote.problems, 'when')}
          chosen={draft.dinnerTime}
          onChoose={dinnerTime => change({ dinnerTime })}
          open={timesOpen}
          setOpen={setTimesOpen}
          onRefresh={() => void refreshCart()}
          renderTimes={props.renderTimes}
        />
      )}
      <Dishes
        {...{ quote, problem: dishProblem(props), onTakeOut: leaveOut, onRefresh: refreshCart }}
        onChooseTime={orderType === 1100 ? undefined : () => setTimesOpen(true)}
      />
      {needsContact(props) && (
        <Contact
          contact={contactShown(props)}
          countryCode={quote.countryCode}
          onChange={contact => change({ contact })}
          submitted={submitted}
        />
      )}
      <Offers
        optionalList={quote.calculation.optionalList}
        nearList={quote.calculation.nearList}
        currency={quote.calculation.currency}
        chosen={draft.executeList}
        onChange={executeList => change({ executeList })}
      />
      {props.renderCoupons(quote.calculation, () => void refreshCart())}
      {orderType !== 1100 && <Cutlery utensils={draft.utensils} onChange={utensils => change({ utensils })} />}
      <Remark remark={draft.remark} quick={quote.quickRemarks} onChange={remark => change({ remark })} />
      <Payment {...props} method={method} />
      <div className={styles.totals}>{props.renderTotals(quote.calculation)}</div>
    </div>
  )
}

/** Payment method and own methods; a table that pays later chooses neither. */
function Payment({ quote, draft, change, method, renderOwnMethods }: OrderFormProps & Pick<FieldsProps, 'method'>) {
  if (quote.table?.paysLater) return <PaidLater quote={quote} />
  return (
    <>
      <PayMethodChoice
        methods={quote.paymentMethods}
        chosen={method}
        onChange={chosen => change({ paymentMethod: chosen })}
      />
      {renderOwnMethods({
        calculation: quote.calculation,
        paysNow: quote.enablePay && takesOwn(quote) && method !== 'out-line',
        chosen: draft.means ?? '',
        onChoose: methodsParam => change({ means: methodsParam }),
      })}
    </>
  )
}

/** Whether a card balance, points or a gift card can pay here. PAY-5 */
const takesOwn = ({ openCardStore, openPointStore, openGiftStore }: OrderFormProps['quote']): boolean =>
  openCardStore || openPointStore || openGiftStore

/** A table needs no contact, and an address may contain one. */
const needsContact = ({ orderType, quote }: OrderFormProps): boolean =>
  orderType === 1300 || (orderType === 1200 && !quote.contact)

/** A dine-in order has no time to choose, so that a closed kitchen shows at the dishes. */
const dishProblem = ({ quote: { problems }, orderType }: OrderFormProps) =>
  problemAt(problems, 'dishes') ?? (orderType === 1100 ? problemAt(problems, 'when') : undefined)
