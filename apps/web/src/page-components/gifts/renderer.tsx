import { GiftList } from '../../features/campaign/index.ts'
import type { ComponentOf } from '../../features/decoration/index.ts'
import { localize, t } from '../../platform/i18n/index.ts'
import { Section } from '../../ui/layout/card.tsx'

/** Coupons and other gifts that the guest can collect now. CARD-8 */
export const Renderer = ({ title }: ComponentOf<'gifts'>) => (
  <GiftList render={list => <Section title={localize(title) || t('campaign.gifts')}>{list}</Section>} />
)
