import { nationalDigits } from '@comanda/domain/address'
import type { Currency, Money } from '@comanda/domain/money'
import { CalendarClock, MessageSquare, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { storeContact } from '../../platform/known-contact.ts'
import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { Loading } from '../../ui/feedback/query-states.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { TextArea } from '../../ui/controls/text-input.tsx'
import {
  type Availability,
  type BookingDetail,
  type BookingShop,
  useBooking,
  useBookingShops,
  useSaveBooking,
} from './api.ts'
import styles from './booking.module.css'
import { BookingSummary } from './booking-summary.tsx'
import { type ContactDraft, readyContact } from './contact-draft.ts'
import { ContactFields } from './contact-fields.tsx'
import { Terms, useTerms } from './terms.tsx'
import { type BookingChoice, bookingPath } from './booking-choice.ts'

interface DepositDue {
  shopId: number
  amount: Money
  currency: Currency
}

interface BookingFormProps {
  choice: BookingChoice
  /** Opens the saved booking. */
  onSaved: (booking: BookingDetail) => void
  /** Returns to the times. */
  onTimes: (choice: BookingChoice) => void
  /** The contact a new booking begins with, for a country; undefined while the account is read. */
  contactIn: (countryCode: string) => ContactDraft | undefined
  /** A part that shows what the card is charged for the deposit, from the payment feature. PRICE-8 */
  renderCharged: (input: DepositDue, part: (charged: Money) => ReactNode) => ReactNode
  renderPage: (content: ReactNode, bottom: ReactNode) => ReactNode
}

/** Second step of a new or changed booking: contact and remark. BOOK-1 */
export function BookingForm({ choice, onSaved, onTimes, contactIn, renderCharged, renderPage }: BookingFormProps) {
  const shops = useBookingShops()
  const changing = useBooking(choice.bookingId ?? '')
  const own = changing.data
  const shop = shops.data?.shops.find(one => one.shopId === (own?.shop.shopId ?? choice.shopId))
  const start = choice.start ?? own?.start
  const queries = choice.bookingId === undefined ? [shops] : [shops, changing]
  if (queries.some(({ isSuccess }) => !isSuccess)) return renderPage(<NotYet all={queries} />, undefined)
  if (!shop || start === undefined)
    return renderPage(
      <EmptyState
        icon={<Illustration scene="calendar" />}
        title={t('booking.nothingChosen')}
        actions={<LinkButton to={bookingPath('/bookIndex', choice)}>{t('booking.new')}</LinkButton>}
      >
        {t('booking.nothingChosenHint')}
      </EmptyState>,
      undefined,
    )
  const initialContact = contactIn(shop.countryCode)
  if (!initialContact) return renderPage(<Loading heights={[110, 300, 160]} />, undefined)
  const requested = inputOf(shop.shopId, start, choice, own)
  return (
    <Filling
      key={own?.bookingId ?? ''}
      {...{ shop, own, requested, initialContact, onSaved, renderCharged, renderPage }}
      onTimes={() => onTimes({ ...choice, shopId: shop.shopId, start: undefined })}
    />
  )
}

interface BookingInput {
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Loading and error states of the form's data. */
function NotYet({ all }: { all: readonly BookingInput[] }) {
  const failed = all.find(({ isError }) => isError)
  if (failed) return <QueryError query={failed} />
  return <Loading heights={[110, 300, 160]} />
}

/** Requested booking: the choices in the address, else those of the booking being changed. */
const inputOf = (shopId: number, start: string, choice: BookingChoice, own: BookingDetail | undefined) =>
  choice.start === undefined && own
    ? { shopId, start, partySize: own.partySize, areaId: own.wishedAreaId }
    : { shopId, start, partySize: choice.partySize, areaId: choice.areaId }

interface FillingProps {
  shop: BookingShop
  own: BookingDetail | undefined
  requested: { shopId: number; start: string; partySize: number; areaId: string }
  initialContact: ContactDraft
  onSaved: (booking: BookingDetail) => void
  onTimes: () => void
  renderCharged: BookingFormProps['renderCharged']
  renderPage: BookingFormProps['renderPage']
}

const draftOf = (own: BookingDetail | undefined, initialContact: ContactDraft): ContactDraft =>
  own ? { ...own.contact, phoneNumber: nationalDigits(own.contact.isoCode, own.contact.phoneNumber) } : initialContact

/** Draft of contact and remark; it survives a return to the times. */
function useBookingDraft(own: BookingDetail | undefined, initialContact: ContactDraft) {
  const key = `bookingDraft.${own ? `${own.bookingId}.${own.version}` : ''}`
  const initial = { contact: draftOf(own, initialContact), wishes: own?.wishes ?? '' }
  const [draft, change] = useStoredDraft(key, initial)
  return {
    ...draft,
    change: (part: Partial<typeof initial>) => change(now => ({ ...now, ...part })),
    sent: () => eraseStored(key),
  }
}

const depositDue = (availability: Availability | undefined): number => availability?.deposit?.amount ?? 0

interface SaveProps extends Pick<FillingProps, 'shop' | 'own' | 'renderCharged'> {
  availability: Availability | undefined
  busy: boolean
  onClick: () => void
}

/** The button, with the amount that will be charged. PRICE-8 */
function SaveButton({ shop: { shopId }, own, renderCharged, availability, busy, onClick }: SaveProps) {
  const button = (label: string) => (
    <Button wide size="large" busy={busy} disabled={!availability} onClick={onClick}>
      {label}
    </Button>
  )
  const deposit = own ? undefined : availability?.deposit
  if (!deposit) return button(t(own ? 'booking.save' : 'booking.book'))
  const { amount, currency } = deposit
  return renderCharged({ shopId, amount, currency }, charged =>
    button(t('booking.bookAndPay', { amount: showMoney(charged, currency) })),
  )
}

function Filling(props: FillingProps) {
  const { shop, own, requested, initialContact, onSaved, onTimes, renderCharged, renderPage } = props
  const { contact, wishes: remark, change, sent } = useBookingDraft(own, initialContact)
  const [submitted, setSubmitted] = useState(false)
  const availability = useTerms(requested, shop.timeZone)
  const { mutate, isPending, error, reset } = useSaveBooking()
  const save = () => {
    setSubmitted(true)
    const ready = readyContact(contact, shop.countryCode)
    if (!ready) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const changes = own && { bookingId: own.bookingId, version: own.version }
    mutate(
      { ...requested, depositAmount: depositDue(availability.data), contact: ready, wishes: remark.trim(), changes },
      {
        onSuccess: booking => {
          sent()
          storeContact(contact)
          onSaved(booking)
        },
      },
    )
  }
  const areaName = shop.areas.find(({ areaId }) => areaId === requested.areaId)?.name ?? t('booking.anywhere')
  return renderPage(
    <>
      <div className={styles.form}>
        <TitledPanel icon={<CalendarClock />} title={shop.shopName}>
          <BookingSummary
            start={requested.start}
            timeZone={shop.timeZone}
            shopName={shop.addressLines[0] ?? ''}
            partySize={requested.partySize}
            areaName={areaName}
          />
          <Button size="small" kind="soft" onClick={onTimes}>
            {t('booking.otherTime')}
          </Button>
        </TitledPanel>
        <TitledPanel icon={<UserRound />} title={t('booking.contact')}>
          <ContactFields
            contact={contact}
            countryCode={shop.countryCode}
            onChange={next => change({ contact: next })}
            submitted={submitted}
          />
        </TitledPanel>
        <Requests text={remark} onChange={wishes => change({ wishes })} />
        <Terms requested={requested} availability={availability.data} own={own} timeZone={shop.timeZone} />
      </div>
      {error && <Refusal error={error} onClose={reset} onTimes={onTimes} />}
    </>,
    <SaveButton {...{ shop, own, renderCharged }} availability={availability.data} busy={isPending} onClick={save} />,
  )
}

const Requests = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <TitledPanel icon={<MessageSquare />} title={t('booking.wishes')}>
    <Field label={t('booking.wishes')} hint={t('booking.wishesHint')} optional labelHidden>
      <TextArea counted maxLength={300} value={text} onChange={event => onChange(event.target.value)} />
    </Field>
  </TitledPanel>
)

/** Explains a refused booking, with a link to another time if this one is taken. The input is kept. */
function Refusal({ error, onClose, onTimes }: { error: Error; onClose: () => void; onTimes: () => void }) {
  const isUnavailable = isRefused(error, 'bookingFull', 'bookingTimeGone', 'partySizeUnfit', 'depositDiffers')
  return (
    <Dialog
      title={t('booking.failedTitle')}
      onClose={onClose}
      {...(isUnavailable && { confirm: t('booking.otherTime'), cancel: t('booking.notNow'), onConfirm: onTimes })}
    >
      {error.message}
    </Dialog>
  )
}
