import { Check } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { useUser } from '../../../platform/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Grid, Stack } from '../../../ui/layout/layout.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { useCards, usePointsRule, useProgram } from '../api.ts'
import { CardFace } from '../face/card-face.tsx'
import styles from '../card.module.css'

/** Welcome after joining: the new card, whether orders earn points, and the member's benefits. CARD-1, CARD-7 */
export function Welcome({ onClose }: { onClose: () => void }) {
  const { nick } = useUser()
  const card = useCards().data?.cards[0]
  const earnsPoints = usePointsRule().data?.rules.some(rule => rule.earnPoints > 0)
  const benefits = useProgram().data?.benefits ?? []
  return (
    <Sheet title={nick === '' ? t('card.welcome') : t('card.welcomeName', { name: nick })} onClose={onClose}>
      <Stack gap={16}>
        {card && <CardFace name={card.name} face={card.face} level={card.levelName} cardNo={card.cardNo} />}
        <p>{t(earnsPoints ? 'card.welcomeHint' : 'card.welcomeReady')}</p>
        <Stack as="ul" gap={4}>
          {benefits.slice(0, 4).map(benefit => (
            <Grid key={benefit} as="li" columns="auto 1fr" className={styles.benefit}>
              <Check aria-hidden="true" />
              {benefit}
            </Grid>
          ))}
        </Stack>
        <Button wide size="large" onClick={onClose}>
          {t('card.welcomeOn')}
        </Button>
      </Stack>
    </Sheet>
  )
}
