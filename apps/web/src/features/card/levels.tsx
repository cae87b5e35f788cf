import type { CSSProperties } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Badge } from '../../ui/controls/chip.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { type Level, useLevels, useRight } from './api.ts'
import styles from './card.module.css'
import { RightIcon } from './right-icon.tsx'
import { Waiting } from './waiting.tsx'

const dot = (color: string) => <span className={styles.dot} style={{ '--level': color } as CSSProperties} />

/** The levels, how each is reached and kept, and what it gives. CARD-2 */
export const Levels = () => (
  <Waiting of={useLevels()} heights={[190, 210, 230]}>
    {({ levelList, own }) => (
      <div className={styles.column}>
        <p className={styles.lead}>{t('card.growthHint')}</p>
        {levelList.map(level => (
          <LevelCard key={level.id} level={level} mine={level.id === own?.cardLevelId} />
        ))}
        {!own && <LinkButton to="/vip">{t('card.join')}</LinkButton>}
      </div>
    )}
  </Waiting>
)

const LevelCard = ({ level, mine }: { level: Level; mine: boolean }) => (
  <Card>
    <h2 className={styles.levelHead}>
      {dot(level.color)}
      {level.name}
      {mine && <Badge tone="good">{t('card.yourLevel')}</Badge>}
    </h2>
    {level.conditionList.map(({ type, growth }) => (
      <p key={type} className={styles.small}>
        {growth === 0 && type === 'reach' ? t('card.fromStart') : t(`card.condition.${type}`, { growth })}
      </p>
    ))}
    {level.pointsBonus > 0 && (
      <p className={styles.small}>{t('card.bonusPoints', { percent: level.pointsBonus / 10_000 })}</p>
    )}
    {level.rightsList.map(right => (
      <Link key={right.rightsId} to={`/benefitsDetail?rightsId=${right.rightsId}`} className={styles.rightLink}>
        <RightIcon icon={right.icon} />
        {right.name}
      </Link>
    ))}
  </Card>
)

/** One benefit, and who has it. CARD-2 */
export const Benefit = ({ rightsId }: { rightsId: string }) => (
  <Waiting of={useRight(rightsId)} heights={[40, 90, 60]}>
    {({ right, levels }) => (
      <Card>
        <h2 className={styles.levelHead}>
          <RightIcon icon={right.icon} />
          {right.name}
        </h2>
        <p className={styles.lead}>{right.description}</p>
        <p className={styles.small}>{t('card.whoHasIt')}</p>
        {levels.map(({ id, name, color }) => (
          <p key={id} className={styles.rightLink}>
            {dot(color)}
            {name}
          </p>
        ))}
      </Card>
    )}
  </Waiting>
)
