import { BadgePercent, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { localize, showMoney, t } from '../../../platform/i18n/index.ts'
import { Check, CheckGroup } from '../../../ui/controls/choice.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { OrderQuote } from '../api.ts'
import styles from './create.module.css'
import { FoldedRow } from './folded-row.tsx'

type Offer = OrderQuote['calculation']['optionalList'][number]
type Currency = OrderQuote['calculation']['currency']

interface OffersProps {
  optionalList: readonly Offer[]
  /** Promotions that are almost reached. */
  nearList?: readonly Offer[]
  currency: Currency
  /** The promotions the guest chose; absent while the best ones apply by themselves. */
  chosen: readonly string[] | undefined
  /** No offer can be chosen now. */
  disabled?: boolean
  onChange: (discountIds: string[]) => void
}

/**
 * Promotions that can be chosen; those out of reach are collapsed below. Until the guest chooses, the best ones apply and are
 * shown with the way to change them. Choosing one removes those it cannot be combined with. PRICE-3
 */
export function Offers({ optionalList, nearList = [], currency, disabled = false, onChange, ...props }: OffersProps) {
  const applied = optionalList.filter(it => it.chosen)
  const [changing, setChanging] = useState(false)
  const chosen = props.chosen ?? applied.map(it => it.discountId)
  const offered = [
    ...optionalList,
    ...nearList.filter(near => optionalList.every(one => one.discountId !== near.discountId)),
  ]
  if (offered.length === 0) return null
  const goTogether = (ids: readonly string[]) => optionalList.filter(it => it.stackable && ids.includes(it.discountId))
  const toggle = ({ discountId, stackable }: Offer, on: boolean) => {
    const others = stackable ? goTogether(chosen).map(it => it.discountId) : []
    onChange(on ? [...others, discountId] : chosen.filter(id => id !== discountId))
  }
  const isWithin = (offer: Offer) => isOpen(offer) && !nearList.includes(offer)
  const row = (offer: Offer) => (
    <Check
      key={offer.discountId}
      checked={chosen.includes(offer.discountId) && isOpen(offer)}
      disabled={disabled || !isWithin(offer)}
      onChange={on => toggle(offer, on)}
      detail={detailOf(offer, currency)}
    >
      {localize(offer.name)}
    </Check>
  )
  if (props.chosen === undefined && applied.length > 0 && !changing)
    return <BestOffers {...{ applied, currency }} onChange={() => setChanging(true)} />
  const [within, beyond] = [offered.filter(isWithin), offered.filter(offer => !isWithin(offer))]
  const unreachable = beyond.length > 0 && (
    <Unreachable count={beyond.length} alone={within.length === 0}>
      {beyond.map(row)}
    </Unreachable>
  )
  if (within.length === 0) return unreachable
  return (
    <TitledPanel icon={<BadgePercent />} title={t('order.offers')}>
      <Offered>{within.map(row)}</Offered>
      {unreachable}
    </TitledPanel>
  )
}

/** The offers that cannot be chosen yet, folded; `alone`: a row of its own. */
function Unreachable({ count, alone, children }: { count: number; alone: boolean; children: ReactNode }) {
  const hint = t('order.offersBeyond', { count })
  if (alone)
    return (
      <FoldedRow icon={<BadgePercent />} title={t('order.offers')} hint={hint}>
        <Offered>{children}</Offered>
      </FoldedRow>
    )
  return (
    <details className={styles.more}>
      <summary>
        <Row as="span" gap={6} className={styles.beyond}>
          <Text as="span" kind="hint">
            {hint}
          </Text>
          <ChevronDown aria-hidden="true" />
        </Row>
      </summary>
      <Offered>{children}</Offered>
    </details>
  )
}

/** The offers that apply by themselves. */
const BestOffers = ({ applied, currency, onChange }: BestOffersProps) => (
  <TitledPanel
    icon={<BadgePercent />}
    title={t('order.bestOffer')}
    end={
      <button type="button" className={styles.change} onClick={onChange}>
        {t('order.changeOffer')}
      </button>
    }
  >
    {applied.map(offer => (
      <Stack key={offer.discountId} as="p" gap={2}>
        <span>{localize(offer.name)}</span>
        <Text as="span" kind="hint">
          {detailOf(offer, currency)}
        </Text>
      </Stack>
    ))}
  </TitledPanel>
)

interface BestOffersProps {
  applied: readonly Offer[]
  currency: Currency
  onChange: () => void
}

const Offered = ({ children }: { children: ReactNode }) => (
  <CheckGroup legend={<span className="visuallyHidden">{t('order.offers')}</span>}>{children}</CheckGroup>
)

const isOpen = ({ missingAmount, excludedBy }: Offer): boolean => missingAmount === 0 && excludedBy === undefined

/** Saving of an offer, or the reason why it cannot be chosen. */
function detailOf(offer: Offer, currency: Currency): string | false {
  const { missingAmount, missingCount, excludedBy, discountAmount } = offer
  if (missingAmount > 0) return t('order.offerMissing', { amount: showMoney(missingAmount, currency) })
  if (excludedBy) return t('coupon.offerExcluded', { name: localize(excludedBy) })
  if (discountAmount > 0) return t('order.offerSaves', { amount: showMoney(discountAmount, currency) })
  return missingCount !== undefined && t('coupon.offerPieces', { count: missingCount })
}
