import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { useBeside } from '../../../ui/layout/use-beside.ts'
import { Text } from '../../../ui/text/text.tsx'
import { takeOut, useRefreshCart, type OrderQuote } from '../api.ts'
import { PaidLater, PaymentSkeleton } from './paid-later.tsx'
import { Offers } from './offers.tsx'
import { Contact } from './contact.tsx'
import { contactShown } from './contact-ready.ts'
import styles from './create.module.css'
import { Dishes } from './dishes.tsx'
import { Extras, People } from './extras.tsx'
import { Facts } from './fact.tsx'
import type { OrderFormProps, OrderPayment } from './form-props.ts'
import { problemAt } from './problems.tsx'
import { useFollowTotal } from './follow-total.ts'
import { RefusalDialog } from './refusal-dialog.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { submitInput, missingOf, phoneOf } from './submit-input.ts'
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
  const done = () => (close(), onDone())
  return renderPhoneCheck({ phoneNumber: checked, onDone: done, onClose: close })
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

/** The payment of a round that goes on the table's bill: none now. ORDER-2 */
const onTheBill = (props: OrderFormProps): OrderPayment => {
  const { calculation } = props.quote
  return {
    renderSection: () => (
      <>
        <PaidLater quote={props.quote} />
        {props.renderEarns(calculation)}
      </>
    ),
    priced: calculation,
    parts: null,
    label: placeText(calculation),
    stuck: false,
    renderPassword: undefined,
    offersTip: false,
    direct: false,
    method: 'out-line',
    payments: undefined,
    onSecurity: () => {},
    pay: async () => {},
  }
}

const placeText = ({ totalPaidAmount, currency }: OrderQuote['calculation']): string =>
  t('order.placeFor', { amount: showMoney(totalPaidAmount, currency) })

/** Order form with its payment and one button. Each problem is marked where it can be fixed. */
export function OrderForm(props: OrderFormProps): ReactNode {
  const { quote, draft } = props
  if (quote.table?.paysLater) return <Form {...props} payment={onTheBill(props)} />
  const { paymentMethod, means } = draft
  return props.renderPayment(
    {
      quote,
      preferred: { ...(paymentMethod !== undefined && { paymentMethod }), ...(means !== undefined && { means }) },
    },
    payment => <Form {...props} payment={payment} />,
  )
}

type FormProps = OrderFormProps & { payment: OrderPayment | undefined }

/** Places the order, and shows the missing input instead if there is some. */
function usePlace(props: FormProps, form: RefObject<HTMLDivElement | null>) {
  const { quote, payment } = props
  const { calculation, problems } = quote
  const [submitted, setSubmitted] = useState(false)
  const [settling, settle] = useSettling(props.settleCart)
  const submitting = useSubmit(props.onOrdered)
  const [asksPassword, setAsksPassword] = useState(false)
  const mayGo = problems.length === 0 && !missingOf(props)
  const place = async (total: OrderQuote['calculation'], unpaid = false) => {
    submitting.discard()
    const input = mayGo ? submitInput(props, total, payment?.method) : undefined
    if (!input) {
      setSubmitted(true)
      setAsksPassword(false)
      return showFirstFault(form.current)
    }
    // A new total is accepted without paying at once; the payment page continues.
    const pays = !unpaid && payment && total.totalPaidAmount === calculation.totalPaidAmount ? payment : undefined
    await settle()
    await submitting.submit({ ...input, ...(pays?.payments && { payments: pays.payments }) }, pays)
  }
  const closeRefusal = () => {
    submitting.discard()
    if (problems.length > 0) showFirstFault(form.current)
  }
  const busy = submitting.busy || settling
  useFollowTotal(props.shopId, busy)
  const start = () => (mayGo && payment?.renderPassword ? setAsksPassword(true) : void place(calculation))
  const password =
    asksPassword &&
    !submitting.refused &&
    payment?.renderPassword?.({ busy, onPay: () => void place(calculation), onClose: () => setAsksPassword(false) })
  return { submitting, submitted, fault: submitted && !mayGo, busy, start, place, closeRefusal, password }
}

function Form(props: FormProps): ReactNode {
  const { quote, payment, renderPage } = props
  const { calculation } = quote
  const [checked, setChecked] = useState<string>()
  const [timesOpen, setTimesOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const { submitting, submitted, fault, busy, start, place, closeRefusal, password } = usePlace(props, form)
  const beside = useBeside(768)
  const needsAddress = quote.problems.some(({ problem }) => problem === 'addressNeeded')
  const label = needsAddress ? t('order.chooseAddress') : payment?.label
  const bar = (
    <SubmitBar
      label={label ?? placeText(calculation)}
      busy={busy}
      slow={submitting.slow}
      waiting={!props.fresh || !payment}
      stuck={!needsAddress && (payment?.stuck ?? false)}
      fault={fault}
      onPlace={() => (needsAddress ? go(props.addressTarget) : start())}
    />
  )
  return renderPage({
    children: (
      <>
        <Fields
          {...props}
          {...{ form, submitted, timesOpen, setTimesOpen, beside }}
          onUnpaid={() => void place(calculation, true)}
        />
        {password}
        {submitting.refused && checked === undefined && (
          <Refusal
            {...props}
            refused={submitting.refused}
            onOrderFor={total => void place(total)}
            onRefresh={() => void submitting.resubmit()}
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
    ...(beside ? { side: <Summary {...props}>{bar}</Summary> } : { bottom: bar }),
  })
}

/** Total and order button beside the form. */
const Summary = ({ children, ...props }: FormProps & { children: ReactNode }) => (
  <section className={styles.summary} aria-label={t('payment.bill')}>
    <Text as="h2" size={18}>
      {t('payment.bill')}
    </Text>
    <Totals {...props} />
    {children}
  </section>
)

const Totals = ({ quote, payment, renderTotals }: FormProps) => (
  <div>
    {renderTotals(payment?.priced ?? quote.calculation, quote.table?.paysLater ?? false)}
    {payment?.parts}
  </div>
)

interface FieldsProps extends FormProps {
  form: RefObject<HTMLDivElement | null>
  /** Whether the total is beside the form. */
  beside: boolean
  submitted: boolean
  /** Places the order without paying it. */
  onUnpaid: () => void
  timesOpen: boolean
  setTimesOpen: (open: boolean) => void
}

function Fields({ form, beside, submitted, timesOpen, setTimesOpen, onUnpaid, ...props }: FieldsProps) {
  const { quote, draft, change, orderType, payment } = props
  const refreshCart = useRefreshCart()
  const leaveOut = async (itemKeys: readonly string[]) => {
    await takeOut(quote.calculation.items.filter(line => itemKeys.includes(line.itemKey)))
    await refreshCart()
  }
  return (
    <div ref={form} className={styles.form}>
      <Facts>
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
        {needsContact(props) && (
          <Contact
            contact={contactShown(props)}
            countryCode={quote.countryCode}
            onChange={contact => change({ contact })}
            submitted={submitted}
          />
        )}
      </Facts>
      <Dishes
        {...props}
        {...{ problem: dishProblem(props), onTakeOut: leaveOut, onRefresh: refreshCart }}
        onChooseTime={orderType === 1100 ? undefined : () => setTimesOpen(true)}
      />
      {payment ? payment.renderSection(onUnpaid) : <PaymentSkeleton />}
      <div className={styles.perks}>
        <Extras {...{ draft, change, orderType }} quick={quote.quickRemarks} />
        <Offers
          optionalList={quote.calculation.optionalList}
          nearList={quote.calculation.nearList}
          currency={quote.calculation.currency}
          chosen={draft.executeList}
          onChange={executeList => change({ executeList })}
        />
        {props.renderCoupons(quote.calculation, () => void refreshCart())}
      </div>
      {!beside && payment && (
        <div className={styles.totals}>
          <Totals {...props} />
        </div>
      )}
    </div>
  )
}

/** A table needs no contact, and an address may contain one. */
const needsContact = ({ orderType, quote }: OrderFormProps): boolean =>
  orderType === 1300 || (orderType === 1200 && !quote.contact)

/** A dine-in order has no time to choose, so that a closed kitchen shows at the dishes. */
const dishProblem = ({ quote: { problems }, orderType }: OrderFormProps) =>
  problemAt(problems, 'dishes') ?? (orderType === 1100 ? problemAt(problems, 'when') : undefined)
