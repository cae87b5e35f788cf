import { t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { usePlace } from '../../platform/place.ts'
import { AlonePart } from './alone-part.tsx'
import { useBoard } from './api.ts'
import { AuditPart } from './audit-part.tsx'
import { PeoplePart } from './people-part.tsx'
import styles from './rights.module.css'
import { WaitingList } from './waiting-list.tsx'
import { AskFailed } from '../../ui/ask-failed.tsx'
import { PartTabs } from '../../ui/part-tabs.tsx'

const parts = {
  people: { words: 'rights.people', Show: PeoplePart },
  alone: { words: 'rights.alone', Show: AlonePart },
  audit: { words: 'rights.audit', Show: AuditPart },
} as const
type PartName = keyof typeof parts
const names = Object.keys(parts) as PartName[]

/** Who may do what, what one person may correct alone, and what was done. For who has the brand's money. L2 */
export function RightsView({ shopId, timeZone }: { shopId: number; timeZone: string }) {
  const { detail } = usePlace()
  const chosen = names.find(name => name === detail) ?? 'people'
  const asked = useBoard(shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  const { Show } = parts[chosen]
  return (
    <div className={styles.view}>
      <h2>{t('rights.title')}</h2>
      <WaitingList shopId={shopId} board={asked.data} timeZone={timeZone} />
      <PartTabs view="team" shopId={shopId} words="rights.title" parts={parts} chosen={chosen}>
        <Show shopId={shopId} board={asked.data} timeZone={timeZone} />
      </PartTabs>
    </div>
  )
}
