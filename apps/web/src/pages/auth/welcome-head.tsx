import { BrandIcon } from '../../ui/media/brand-icon.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './login.module.css'

/** The brand's icon above what a page of signing in is for. */
export const WelcomeHead = ({ title, hint }: { title: string; hint: string }) => (
  <Stack gap={6} items="center" className={styles.welcome}>
    <BrandIcon />
    <h2 className={styles.headline}>{title}</h2>
    <Text kind="muted">{hint}</Text>
  </Stack>
)
