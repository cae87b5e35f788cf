import type { CSSProperties } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Badge } from '../../../ui/controls/chip.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { type Level, useLevels, useRight } from '../api.ts'
import styles from '../card.module.css'
import { BenefitIcon } from './benefit-icon.tsx'
import { CardQuery } from '../card-query.tsx'
import { Stack, Row } from '../../../ui/layout/layout.tsx'
import { TwoColumns } from '../../../ui/layout/two-columns.tsx'
import { Text } from '../../../ui/text/text.tsx'

const dot = (color: string) => <span className={styles.dot} style={{ '--level': color } as CSSProperties} />

/** Levels with their requirements and benefits. CARD-2 */
export const Levels = () => (
  <CardQuery of={useLevels()} heights={[190, 210, 230]}>
    {({ levelList, own }) => (
      <Stack gap={14}>
        <Text kind="muted" size={16}>
          {t('card.growthHint')}
        </Text>
        <TwoColumns>
          {levelList.map(level => (
            <LevelCard key={level.id} level={level} mine={level.id === own?.cardLevelId} />
          ))}
        </TwoColumns>
        {!own && <LinkButton to="/vip">{t('card.join')}</LinkButton>}
      </Stack>
    )}
  </CardQuery>
)

const LevelCard = ({ level, mine }: { level: Level; mine: boolean }) => (
  <Card>
    <Row as="h2" gap={10} className={styles.levelHead}>
      {dot(level.color)}
      {level.name}
      {mine && <Badge tone="good">{t('card.yourLevel')}</Badge>}
    </Row>
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
        <BenefitIcon icon={right.icon} />
        {right.name}
      </Link>
    ))}
  </Card>
)

/** One benefit and the levels that include it. CARD-2 */
export const Benefit = ({ rightsId }: { rightsId: string }) => (
  <CardQuery of={useRight(rightsId)} heights={[40, 90, 60]}>
    {({ right, levels }) => (
      <Card>
        <Row as="h2" gap={10} className={styles.levelHead}>
          <BenefitIcon icon={right.icon} />
          {right.name}
        </Row>
        <Text kind="muted" size={16} className="lines">
          {right.description}
        </Text>
        <p className={styles.small}>{t('card.whoHasIt')}</p>
        {levels.map(({ id, name, color }) => (
          <p key={id} className={styles.rightLink}>
            {dot(color)}
            {name}
          </p>
        ))}
      </Card>
    )}
  </CardQuery>
)
