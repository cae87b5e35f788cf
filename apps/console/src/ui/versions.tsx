import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorText } from '../forms/fields/list-parts.tsx'
import { Loaded } from './loaded.tsx'

interface VersionHeadProps {
  number: number
  /** Guests see this version now. */
  isLive: boolean
  /** Cause, time and author; empty ones are left out. */
  facts: readonly string[]
  note?: string | undefined
}

/** A published version in a list of versions. */
export const VersionHead = ({ number, isLive, facts, note }: VersionHeadProps) => (
  <div>
    <strong>{t('menuEdit.version', { number })}</strong>
    {isLive && <> · {t('menuEdit.versionLive')}</>}
    <Text kind="quiet">{facts.filter(Boolean).join(' · ')}</Text>
    {note && <Text>{note}</Text>}
  </div>
)

interface VersionListProps<Version extends { version: number }> {
  queryKey: QueryKey
  /** A page of versions older than `before`, newest first. */
  read: (input: { before?: number }) => Promise<{ versions: Version[]; more: boolean }>
  className?: string | undefined
  children: (version: Version) => ReactNode
}

/** Every published version, newest first, read a page at a time. */
export function VersionList<Version extends { version: number }>(props: VersionListProps<Version>) {
  const { queryKey, read, className, children } = props
  const versions = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam === undefined ? {} : { before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: page => (page.more ? page.versions.at(-1)?.version : undefined),
  })
  return (
    <Loaded query={versions}>
      {({ pages }) => (
        <Stack gap={14}>
          <ul className={className}>{pages.flatMap(page => page.versions.map(children))}</ul>
          {versions.hasNextPage && (
            <Button kind="soft" busy={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
              {t('menuEdit.older')}
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

interface ReturnToVersionProps {
  /** On the button, and on the one that confirms. */
  label: string
  title: string
  hint: string
  /** The message afterwards. */
  done: string
  change: () => Promise<unknown>
  onDone: () => void
  /** The query that is read again. */
  reads: QueryKey
}

/** Returns to an older version, after asking. */
export function ReturnToVersion({ label, title, hint, done, change, onDone, reads }: ReturnToVersionProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const returning = useMutation({
    mutationFn: change,
    onSuccess() {
      toast(done)
      onDone()
    },
    onSettled() {
      setOpen(false)
      return client.invalidateQueries({ queryKey: reads })
    },
  })
  return (
    <>
      <ErrorText>{returning.error?.message}</ErrorText>
      <Button size="small" kind="soft" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Dialog
          title={title}
          confirm={label}
          cancel={t('console.goBack')}
          busy={returning.isPending}
          onConfirm={() => returning.mutate()}
          onClose={() => setOpen(false)}
        >
          {hint}
        </Dialog>
      )}
    </>
  )
}
