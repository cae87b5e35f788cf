import { Gift, X } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Text } from '../../ui/text/text.tsx'
import { useCollectList } from './api.ts'
import styles from './campaign.module.css'
import { CollectAction } from './collect-list.tsx'

/** Gifts that were put aside during this visit. */
const dismissed = new Set<string>()

/** The first gift to collect at a store, until it is collected or put aside; above a cart a button opens it. CARD-8 */
export function CollectNote({ shopId }: { shopId: number }) {
  const [, redraw] = useState(0)
  const [opened, setOpened] = useState(false)
  const { data } = useCollectList(shopId)
  const gift = data?.campaigns.find(
    ({ kind, state, over, campaignId }) =>
      !over && !dismissed.has(campaignId) && (state === 'open' || (kind === 'collect' && state === 'memberOnly')),
  )
  if (!gift) return null
  const dismiss = () => {
    dismissed.add(gift.campaignId)
    redraw(dismissed.size)
  }
  return (
    <section
      aria-label={t('campaign.gifts')}
      className={classNames(styles.note, styles.above, !opened && styles.foldable)}
    >
      <span className={styles.unfold}>
        <IconButton
          label={t('campaign.gifts')}
          icon={<Gift aria-hidden="true" size={20} />}
          onClick={() => setOpened(true)}
        />
      </span>
      <div className={styles.folded}>
        <Gift aria-hidden="true" size={20} />
        <Text weight={600} className={styles.grow}>
          {gift.name}
        </Text>
        <CollectAction campaign={gift} />
        <IconButton label={t('ui.close')} icon={<X aria-hidden="true" size={18} />} onClick={dismiss} />
      </div>
    </section>
  )
}
