import type { priceGift } from '@comanda/domain/giftcard'
import { type Money, money } from '@comanda/domain/money'
import { Eye, Gift } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { isRefused } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { AmountPick } from './amount-pick.tsx'
import { type GiftOrder, type GiftProgram, useCheckout, useGiftPrograms } from './api.ts'
import { countryOf } from './country-of.ts'
import { DesignPick } from './design-pick.tsx'
import { FriendFields } from './friend-fields.tsx'
import { looksLikeMail, readyFriend } from './friend-draft.ts'
import { type GiftChoice, useGiftDraft } from './gift-draft.ts'
import { GiftFace } from './gift-face.tsx'
import styles from './gift.module.css'
import { programFor } from './texts.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const PreviewSheet = lazyPart(async () => (await import('./preview-sheet.tsx')).PreviewSheet)

interface GiftSale {
  shopId: number
  amount: Money
  currency: GiftProgram['currency']
}

interface GiftBuyProps {
  choice: GiftChoice
  onBought: (order: GiftOrder) => void
  /** A part that shows the amount that will be charged, with the card surcharge. PRICE-8 */
  renderCharged: (input: GiftSale, part: (charged: Money) => ReactNode) => ReactNode
  renderPage: (content: ReactNode, bottom: ReactNode) => ReactNode
}

/** Purchase of a gift card: design, amount, recipient, day and price. CARD-5 */
export function GiftBuy(props: GiftBuyProps) {
  const { choice, renderPage } = props
  const { data, error, isFetching, refetch } = useGiftPrograms()
  const program = data && programFor(data.programs, choice.programId)
  if (program) return <Filling key={program.programId} {...props} program={program} />
  if (error) return renderPage(<QueryError query={{ error, isFetching, refetch }} />, undefined)
  if (data)
    return renderPage(
      <EmptyState
        icon={<Illustration scene="search" />}
        title={t('gift.none')}
        actions={<LinkButton to="/home">{t('ui.home')}</LinkButton>}
      >
        {t('gift.noneHint')}
      </EmptyState>,
      undefined,
    )
  return renderPage(<Loading heights={[214, 90, 150, 120]} gap={14} />, undefined)
}

/** Buys the gift of the draft; incomplete fields are marked instead. */
function useBuy(program: GiftProgram, draft: ReturnType<typeof useGiftDraft>, onBought: GiftBuyProps['onBought']) {
  const [submitted, setSubmitted] = useState(false)
  const { mutate, isPending, error, reset } = useCheckout()
  const country = countryOf(program.currency.currencyCode)
  const { design, price, forFriend, friend, email } = draft
  const pay = () => {
    setSubmitted(true)
    const ready = forFriend ? readyFriend(friend, country) : undefined
    const emailWrong = !forFriend && email.trim() !== '' && !looksLikeMail(email)
    if (!design || !price || emailWrong || (forFriend && !ready)) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const own = {
      programId: program.programId,
      designId: design.designId,
      amount: price.amount,
      payAmount: price.payAmount,
    }
    const delivery = friend.day !== '' && friend.day !== program.today ? { deliveryDate: friend.day } : {}
    mutate(ready ? { ...own, forFriendInfo: ready, ...delivery } : { ...own, fromEmail: email.trim() }, {
      onSuccess: onBought,
    })
  }
  return { submitted, isPending, error, reset, pay }
}

function Filling(props: GiftBuyProps & { program: GiftProgram }) {
  const { program, choice, onBought, renderCharged, renderPage } = props
  const draft = useGiftDraft(program, choice)
  const { submitted, isPending, error, reset, pay } = useBuy(program, draft, onBought)
  const [preview, setPreview] = useState(false)
  const { design, amount, price, forFriend, friend } = draft
  const sale = price && { shopId: program.soldBy, amount: price.payAmount, currency: program.currency }
  return renderPage(
    <div className={styles.buy}>
      <Stack gap={16} className={styles.look}>
        <GiftFace design={design} amount={amount} currency={program.currency} drawn={343} eager />
        <DesignPick
          designs={program.activeDesigns}
          chosen={design?.designId}
          onChoose={designId => draft.change({ designId })}
        />
      </Stack>
      <Stack gap={16}>
        <AmountPick
          program={program}
          draft={draft.amountDraft}
          onChange={amountDraft => draft.change({ amountDraft })}
          submitted={submitted}
        />
        <RecipientFields draft={draft} program={program} submitted={submitted} />
        {forFriend && (
          <Button kind="secondary" icon={<Eye aria-hidden="true" />} onClick={() => setPreview(true)}>
            {t('gift.preview')}
          </Button>
        )}
        {price && sale && renderCharged(sale, charged => <Bill {...{ program, price, charged }} />)}
      </Stack>
      {preview && (
        <Suspense>
          <PreviewSheet {...{ design, amount, friend }} currency={program.currency} onClose={() => setPreview(false)} />
        </Suspense>
      )}
      {error && <Refusal error={error} currency={program.currency} onClose={reset} />}
    </div>,
    <BuyButton {...{ sale, renderCharged }} busy={isPending} onClick={pay} />,
  )
}

interface BuyButtonProps extends Pick<GiftBuyProps, 'renderCharged'> {
  sale: GiftSale | undefined
  busy: boolean
  onClick: () => void
}

function BuyButton({ sale, renderCharged, busy, onClick }: BuyButtonProps) {
  const button = (label: string) => (
    <Button wide size="large" icon={<Gift aria-hidden="true" />} busy={busy} onClick={onClick}>
      {label}
    </Button>
  )
  if (!sale) return button(t('gift.buy'))
  return renderCharged(sale, charged => button(t('gift.pay', { amount: showMoney(charged, sale.currency) })))
}

interface RecipientFieldsProps {
  draft: ReturnType<typeof useGiftDraft>
  program: GiftProgram
  submitted: boolean
}

/** For the guest or for a friend, with the delivery. */
function RecipientFields({ draft, program, submitted }: RecipientFieldsProps) {
  const { forFriend, friend, email } = draft
  const country = countryOf(program.currency.currencyCode)
  return (
    <Panel as="section">
      <ChoiceGroup legend={t('gift.who')}>
        <Choice checked={forFriend} onChange={() => draft.change({ forFriend: true })} detail={t('gift.forFriendHint')}>
          {t('gift.forFriend')}
        </Choice>
        <ForMe checked={!forFriend} onChoose={() => draft.change({ forFriend: false })} />
      </ChoiceGroup>
      {forFriend ? (
        <FriendFields
          friend={friend}
          country={country}
          today={program.today}
          onChange={next => draft.change({ friend: next })}
          submitted={submitted}
        />
      ) : (
        <MyEmail email={email} onChange={next => draft.change({ email: next })} submitted={submitted} />
      )}
    </Panel>
  )
}

function ForMe({ checked, onChoose }: { checked: boolean; onChoose: () => void }) {
  const visitor = kindOf(useUser()) === 'visitor'
  return (
    <Choice checked={checked} onChange={onChoose} detail={t(visitor ? 'gift.forMeGuest' : 'gift.forMeHint')}>
      {t('gift.forMe')}
    </Choice>
  )
}

const MyEmail = ({
  email,
  onChange,
  submitted,
}: {
  email: string
  onChange: (email: string) => void
  submitted: boolean
}) => (
  <Field
    label={t('gift.myEmail')}
    error={submitted && email.trim() !== '' && !looksLikeMail(email) && t('gift.emailNeeded')}
    optional
  >
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      value={email}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)

interface BillProps {
  program: GiftProgram
  price: NonNullable<ReturnType<typeof priceGift>>
  /** The price with the card surcharge. */
  charged: Money
}

/** Price in its lines; the total is the amount on the button. PRICE-8 */
function Bill({ program: { currency }, price, charged }: BillProps) {
  const surcharge = money(charged - price.payAmount)
  return (
    <Panel as="dl" className={styles.lines ?? ''}>
      <div className={styles.line}>
        <dt>{t('gift.price')}</dt>
        <dd>{showMoney(price.amount, currency)}</dd>
      </div>
      {price.discountAmount > 0 && (
        <div className={`${styles.line} ${styles.good}`}>
          <dt>{t('gift.discount')}</dt>
          <dd>{showSignedMoney(money(-price.discountAmount), currency)}</dd>
        </div>
      )}
      {surcharge > 0 && (
        <div className={styles.line}>
          <dt>{t('payment.surcharge')}</dt>
          <dd>{showMoney(surcharge, currency)}</dd>
        </div>
      )}
      <div className={`${styles.line} ${styles.sum}`}>
        <dt>{t('gift.toPay')}</dt>
        <dd>{showMoney(charged, currency)}</dd>
      </div>
    </Panel>
  )
}

/** Explains a refused purchase; the input is kept. */
function Refusal({
  error,
  currency,
  onClose,
}: {
  error: unknown
  currency: GiftProgram['currency']
  onClose: () => void
}) {
  const { refetch } = useGiftPrograms()
  const again = () => {
    void refetch()
    onClose()
  }
  if (isRefused(error, 'giftPriceChanged')) {
    const amount = showMoney((error.data as { payAmount: Money }).payAmount, currency)
    return (
      <Dialog title={t('gift.priceMoved')} onClose={again} confirm={t('gift.goOn')}>
        {t('gift.priceMovedHint', { amount })}
      </Dialog>
    )
  }
  return (
    <Dialog title={t('ui.failed')} onClose={again}>
      {isRefused(error) ? error.message : t('ui.failedHint')}
    </Dialog>
  )
}
