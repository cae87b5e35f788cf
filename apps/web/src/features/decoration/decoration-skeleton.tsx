import { t } from '../../platform/i18n/index.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Grid, Stack } from '../../ui/layout/layout.tsx'
import styles from './decoration-skeleton.module.css'

/** Skeleton of a decorated page: a picture, tiles, a card. */
export const DecorationSkeleton = () => (
  <Stack role="status" aria-busy="true" aria-label={t('ui.loading')} gap={16}>
    <div className={styles.wide}>
      <Skeleton height={210} />
    </div>
    <Skeleton height={28} width="70%" />
    <Grid gap={10} columns="repeat(auto-fit, minmax(min(100%, 6.4em), 1fr))">
      <Skeleton height={112} />
      <Skeleton height={112} />
      <Skeleton height={112} />
    </Grid>
    <Skeleton height={260} />
  </Stack>
)
