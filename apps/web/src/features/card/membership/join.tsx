import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { isRefused } from '../../../platform/send/index.ts'
import { kindOf, useUser } from '../../../platform/session.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { type Program, useJoin, useProgram } from '../api.ts'
import { CardFace } from '../face/card-face.tsx'
import styles from '../card.module.css'
import { CardQuery } from '../card-query.tsx'
import { Stack, Grid } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'

interface JoinProps {
  /** Called after joining: leads back to the previous screen. */
  onJoined: () => void
  /** Sign-in path that leads back here. */
  loginAt: string
  /** The guest chose to join before signing in: joins without another tap. */
  wanted: boolean
  /** Called if the store has no program. LOGIN-9 */
  onNone: () => void
}

/** Benefits of membership, and joining in one step. LOGIN-2, CARD-1 */
export function Join({ onNone, ...props }: JoinProps) {
  const program = useProgram()
  if (isRefused(program.error, 'noCardProgram')) {
    queueMicrotask(onNone)
    return null
  }
  return (
    <CardQuery of={program} heights={[196, 24, 150, 52]}>
      {data => <Offer program={data} {...props} />}
    </CardQuery>
  )
}

function Offer({ program, onJoined, loginAt, wanted }: Omit<JoinProps, 'onNone'> & { program: Program }) {
  const visitor = kindOf(useUser()) === 'visitor'
  const join = useJoin(onJoined)
  const isDue = wanted && !visitor
  const joinNow = useEffectEvent(() => join.mutate())
  useEffect(() => {
    if (isDue) joinNow()
  }, [isDue])
  return (
    <Stack gap={14}>
      <CardFace name={program.name} face={program.face} />
      <Text kind="muted" size={16} className="lines">
        {program.description}
      </Text>
      <Card>
        <Stack as="ul">
          {program.benefits.map(benefit => (
            <Grid key={benefit} as="li" columns="auto 1fr" className={styles.benefit}>
              <Check aria-hidden="true" />
              {benefit}
            </Grid>
          ))}
        </Stack>
      </Card>
      {visitor ? (
        <LinkButton wide size="large" to={loginAt}>
          {t('card.signInToJoin')}
        </LinkButton>
      ) : (
        <Button wide size="large" busy={join.isPending} onClick={() => join.mutate()}>
          {t('card.join')}
        </Button>
      )}
      {join.error && (
        <p role="alert" className={styles.problem}>
          {join.error.message}
        </p>
      )}
      <LinkButton wide kind="plain" to="/levelRule">
        {t('card.seeLevels')}
      </LinkButton>
    </Stack>
  )
}
