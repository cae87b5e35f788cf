import { ownLink } from '../../platform/own-link.ts'
import { useEffect } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { useSearch } from '../../platform/route-location.ts'
import { isRefused } from '../../platform/send/index.ts'
import { useUser } from '../../platform/session.ts'
import { eraseStored, readStoredText, writeStored } from '../../platform/device/storage.ts'
import { acceptInvitation } from './api.ts'

const KEY = 'invitation'
/** A week, in minutes: between opening the link and joining. */
const STORED_FOR = 7 * 24 * 60
const FORM = /^[\dA-Za-z]{6,20}$/

export const invitationLink = (code: string): string => ownLink(`/vip?invite=${code}`)

/** Accepts the stored invitation, once; without an answer it stays for the next visit. */
async function accept(code: string): Promise<void> {
  try {
    const { accepted } = await acceptInvitation(code)
    eraseStored(KEY)
    if (accepted) toast(t('campaign.accepted'))
  } catch (error) {
    if (isRefused(error, 'referralWrong', 'referralOwn', 'referralTooLate')) eraseStored(KEY)
  }
}

/** Stores the invitation of the address until its reader is a member, and accepts it then. CARD-8 */
export function useInvitation(): void {
  const { isMember } = useUser()
  const invite = new URLSearchParams(useSearch()).get('invite') ?? ''
  useEffect(() => {
    if (FORM.test(invite)) writeStored(KEY, invite, STORED_FOR)
    const code = readStoredText(KEY)
    if (isMember && code !== undefined && FORM.test(code)) void accept(code)
  }, [invite, isMember])
}
