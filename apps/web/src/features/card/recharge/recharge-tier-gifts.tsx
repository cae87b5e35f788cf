import { type Currency, money } from '@comanda/domain/money'
import { Gift } from 'lucide-react'
import { showList, showMoney, t } from '../../../platform/i18n/index.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { bonusText } from './bonus-text.ts'
import styles from '../card.module.css'
import { type ExtraGift, useGifts } from '../value/value-api.ts'

function extraText({ giftType, giftCount, name = '' }: ExtraGift, currency: Currency): string {
  if (giftType === 'value') return t('card.bonusMoney', { amount: showMoney(money(giftCount), currency) })
  if (giftType === 'points') return t('card.bonusPointCount', { points: giftCount })
  return t(giftCount > 1 ? 'card.bonusGifts' : 'card.bonusGift', { count: giftCount, name })
}

/** The gifts of the chosen amount for this member: its own gifts, and those of their first recharge. CARD-3, M12 */
export function RechargeTierGifts({ id, ruleId, currency }: { id: string; ruleId: string; currency: Currency }) {
  const { data } = useGifts(id, ruleId)
  if (!data) return null
  const { extraGiftInfos, ...own } = data
  const hasOwn = own.returnAmount > 0 || own.returnPoint > 0 || own.giftInfos.length > 0
  if (!hasOwn && extraGiftInfos.length === 0) return null
  const extra = showList(extraGiftInfos.map(gift => extraText(gift, currency)))
  return (
    <Row as="div" gap={10} className={styles.gift} role="status">
      <Gift aria-hidden="true" />
      <div>
        {hasOwn && <p>{t('card.youGet', { gift: bonusText(own, currency) })}</p>}
        {extraGiftInfos.length > 0 && <p>{t('card.firstGift', { gift: extra })}</p>}
      </div>
    </Row>
  )
}
