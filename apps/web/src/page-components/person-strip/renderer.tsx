import { MemberStrip } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './person-strip.module.css'

/** Points, balance and pay code of a member, the offer to join, or a sign-in link. */
export const Renderer = () => (
  <MemberStrip
    visitor={
      <Card className={styles.person ?? ''}>
        <Stack as="span" gap={2} className={styles.words}>
          <strong>{t('home.welcome')}</strong>
          <Text as="span" kind="quiet">
            {t('home.signInHint')}
          </Text>
        </Stack>
        <LinkButton size="small" to="/login">
          {t('auth.signIn')}
        </LinkButton>
      </Card>
    }
  />
)
