import { t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { type CardDetails, useCardDetails, useCards } from '../api.ts'
import { CardFace } from '../face/card-face.tsx'
import styles from '../card.module.css'
import { NoProgram } from '../no-program.tsx'
import { BenefitIcon } from './benefit-icon.tsx'
import { CardQuery } from '../card-query.tsx'
import { WithCard } from '../with-card.tsx'
import { Stack, Row } from '../../../ui/layout/layout.tsx'

/** A member's card, level and benefits. CARD-2 */
export const Membership = () => (
  <WithCard heights={[196, 90, 180]} none={<NoProgram />}>
    {card => <Detailed cardId={card.cardId} />}
  </WithCard>
)

const Detailed = ({ cardId }: { cardId: string }) => (
  <CardQuery of={useCardDetails(cardId)} heights={[196, 90, 180]}>
    {data => <Shown details={data} />}
  </CardQuery>
)

/** Whether a program has levels: with one alone there is nothing to reach. CARD-2 */
const hasLevels = ({ levelCount }: CardDetails): boolean => levelCount > 1

/** A member's level and progress, where the program has levels; the rest of the page does not wait for it. CARD-2 */
export function LevelGlance() {
  const cards = useCards()
  const { data } = useCardDetails(cards.data?.cards[0]?.cardId)
  if (!data || !hasLevels(data)) return null
  return (
    <Link to="/vip">
      <Card>
        <Row as="h2" gap={10} className={styles.levelHead}>
          {data.level.name}
        </Row>
        <Progress level={data.level} growth={data.growth} next={data.nextLevel} />
      </Card>
    </Link>
  )
}

function Shown({ details }: { details: CardDetails }) {
  const { card, level, growth, nextLevel } = details
  return (
    <Stack gap={14}>
      <Link to="/myMemberCard">
        <CardFace name={card.name} face={card.face} level={card.levelName} cardNo={card.cardNo} />
      </Link>
      {hasLevels(details) && (
        <Card>
          <Progress level={level} growth={growth} next={nextLevel} />
        </Card>
      )}
      {level.rightsList.length > 0 && (
        <Card>
          <Row as="h2" gap={10} className={styles.levelHead}>
            {t('card.yourBenefits')}
          </Row>
          {level.rightsList.map(right => (
            <Link key={right.rightsId} to={`/benefitsDetail?rightsId=${right.rightsId}`} className={styles.rightLink}>
              <BenefitIcon icon={right.icon} />
              {right.name}
            </Link>
          ))}
        </Card>
      )}
      {hasLevels(details) && (
        <LinkButton wide kind="secondary" to="/levelRule">
          {t('card.seeLevels')}
        </LinkButton>
      )}
    </Stack>
  )
}

interface ProgressProps {
  level: CardDetails['level']
  growth: number
  next: CardDetails['nextLevel']
}

/** Progress to the next level. CARD-2 */
export function Progress({ level, growth, next }: ProgressProps) {
  if (!next) return <p>{t('card.topLevel', { level: level.name })}</p>
  const from = level.upgradeGrowth
  const whole = Math.max(1, next.level.upgradeGrowth - from)
  const share = Math.min(100, Math.max(0, Math.round(((growth - from) / whole) * 100)))
  return (
    <Stack gap={16}>
      <p>{t('card.toNext', { missing: next.missing, level: next.level.name })}</p>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={t('card.progress')}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${share}%` }} />
      </div>
    </Stack>
  )
}
