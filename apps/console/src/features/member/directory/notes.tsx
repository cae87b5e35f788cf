import { directoryCalls as calls } from '@comanda/contract/member'
import { showDate, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStoredState } from '../../../forms/state/stored-state.ts'
import { send } from '../../../platform/send.ts'
import styles from './directory.module.css'
import { Part } from './profile-parts.tsx'
import { membersKey, type Profile } from './queries.ts'

interface NotesProps {
  shopId: number
  profile: Profile
  timeZone: string
}

type Change = 'pinned' | 'unpinned' | 'removed'

function Note({ shopId, profile, timeZone, note }: NotesProps & { note: Profile['notes'][number] }) {
  const client = useQueryClient()
  const { customerId } = profile
  const changing = useMutation({
    mutationFn: (to: Change) => send(calls.changeMemberNote, { shopId, customerId, noteId: note.noteId, to }),
    onSuccess: () => client.invalidateQueries({ queryKey: membersKey(shopId, 'profile', customerId) }),
    onError: error => toast(error.message),
  })
  return (
    <li className={styles.note} data-pinned={note.pinned}>
      <p>
        <bdi>{note.text}</bdi>
      </p>
      <Text kind="quiet">
        {note.author} · {showDate(note.at, 'dateTime', timeZone)}
      </Text>
      <Row wrap gap={8}>
        <Button
          size="small"
          kind="plain"
          busy={changing.isPending}
          onClick={() => changing.mutate(note.pinned ? 'unpinned' : 'pinned')}
        >
          {t(note.pinned ? 'members.unpin' : 'members.pin')}
        </Button>
        <Button size="small" kind="plain" busy={changing.isPending} onClick={() => changing.mutate('removed')}>
          {t('members.removeNote')}
        </Button>
      </Row>
    </li>
  )
}

/** What staff noted, pinned notes first. CARD-12 */
export function Notes(props: NotesProps) {
  const { shopId, profile } = props
  const { customerId, notes } = profile
  const client = useQueryClient()
  const [text, setText] = useStoredState(`members/${shopId}/note-${customerId}`, '')
  const [pinned, setPinned] = useState(false)
  const adding = useMutation({
    mutationFn: () => send(calls.addMemberNote, { shopId, customerId, text: text.trim(), pinned }),
    onSuccess() {
      setText('')
      setPinned(false)
      return client.invalidateQueries({ queryKey: membersKey(shopId, 'profile', customerId) })
    },
    onError: error => toast(error.message),
  })
  return (
    <Part title={t('members.notes')}>
      <Field label={t('members.newNote')}>
        <TextArea value={text} maxLength={500} rows={2} onChange={event => setText(event.target.value)} />
      </Field>
      <Row wrap gap={12} justify="between">
        <Switch checked={pinned} onChange={setPinned}>
          {t('members.pinHint')}
        </Switch>
        <Button size="small" busy={adding.isPending} disabled={text.trim() === ''} onClick={() => adding.mutate()}>
          {t('members.addNote')}
        </Button>
      </Row>
      <Stack as="ul" gap={8}>
        {notes.map(note => (
          <Note key={note.noteId} {...props} note={note} />
        ))}
      </Stack>
    </Part>
  )
}

/** The tags of a member, with commas between them. */
export function Tags({ shopId, profile }: Omit<NotesProps, 'timeZone'>) {
  const client = useQueryClient()
  const { customerId } = profile
  const [text, setText] = useState(profile.tags.join(', '))
  const tags = text
    .split(',')
    .map(tag => tag.trim())
    .filter(tag => tag !== '')
  const saving = useMutation({
    mutationFn: () => send(calls.tagMember, { shopId, customerId, tags, seen: profile.tags }),
    onSuccess(answer) {
      setText(answer.tags.join(', '))
      toast(t('members.saved'))
      return client.invalidateQueries({ queryKey: membersKey(shopId) })
    },
    onError: error => toast(error.message),
  })
  return (
    <Row wrap gap={8} align="end">
      <Field label={t('members.tags')} hint={t('members.tagsHint')}>
        <TextInput value={text} maxLength={300} onChange={event => setText(event.target.value)} />
      </Field>
      <Button
        size="small"
        kind="secondary"
        busy={saving.isPending}
        disabled={tags.join() === profile.tags.join()}
        onClick={() => saving.mutate()}
      >
        {t('console.save')}
      </Button>
    </Row>
  )
}
