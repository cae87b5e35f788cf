import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Store } from 'lucide-react'
import { goTo } from '../../../platform/place.ts'
import styles from './opening.module.css'
import { Progress } from './progress.tsx'
import { useChecklist } from './queries.ts'
import { BackArrow } from '../../../ui/back-arrow.tsx'

/** Above the board while the store is being prepared: how far it is, and the way to the rest. SETUP-4 */
export function OpeningCard({ shopId, isManager }: { shopId: number; isManager: boolean }) {
  const { data } = useChecklist(shopId, isManager)
  if (data?.state !== 'preparing') return null
  const done = data.items.filter(one => one.done).length
  return (
    <section className={styles.card} aria-label={t('opening.title')}>
      <Store aria-hidden="true" size={28} />
      <div className={styles.cardText}>
        <h3>{t(done === data.items.length ? 'opening.ready' : 'opening.notYet')}</h3>
        <Progress done={done} of={data.items.length} />
      </div>
      <Button onClick={() => goTo('setup')}>{t('opening.continue')}</Button>
    </section>
  )
}

/** On every page that the guide may have opened, while the store is being prepared: the way back to it. SETUP-4 */
export const BackToSteps = () => (
  <div>
    <Button kind="plain" size="small" icon={<BackArrow />} onClick={() => goTo('setup')}>
      {t('opening.back')}
    </Button>
  </div>
)
