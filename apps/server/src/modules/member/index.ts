import type { directoryCalls, member as calls, memberImportCalls, segmentCalls } from '@comanda/contract/member'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { MemberPort } from '../../ports/member.ts'
import type { MemberDeps } from './deps.ts'
import { correctMember } from './directory/correct.ts'
import { checkEraseMember, eraseMember, eraseNotes } from './directory/erase.ts'
import { exportMember, exportMembers } from './directory/export.ts'
import { countMembers, listMembers, memberFacts } from './directory/list.ts'
import { addMemberNote, changeMemberNote, tagMember } from './directory/notes.ts'
import { memberProfile } from './directory/profile.ts'
import { servedMembers } from './directory/served.ts'
import { birthdayOf, ownHandlers } from './own-profile.ts'
import { importCalls } from './import/import-calls.ts'
import { segmentReads } from './segments/members-of.ts'
import { segmentNames } from './segments/queries.ts'
import { countSegment, listSegments, removeSegment, saveSegment } from './segments/segments.ts'

export { membersAmong } from './segments/queries.ts'
export { applyMembers } from './import/apply.ts'
export type { MemberImportDeps } from './import/deps.ts'
export { personalCorrection, personalCustomer, personalNote } from './tables.ts'
export { planImport } from './import/plan.ts'

import { openMembers } from './directory/open-members.ts'
import type { openMemberCalls } from '@comanda/contract/integration'

export interface MemberModule extends MemberPort {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof directoryCalls & typeof segmentCalls & typeof memberImportCalls>
  openHandlers: HandlersOf<typeof openMemberCalls>
  birthdayOf: typeof birthdayOf
  eraseNotes: typeof eraseNotes
  segmentNames: typeof segmentNames
}

/** A customer's own profile, and the members of the brand as staff see them. */
export const createMember = (deps: MemberDeps): MemberModule => ({
  handlers: ownHandlers(deps),
  staffHandlers: {
    members: listMembers(deps),
    countMembers: countMembers(deps),
    memberFacts: memberFacts(deps),
    memberProfile: memberProfile(deps),
    servedMembers: servedMembers(deps),
    correctMember: correctMember(deps),
    tagMember: tagMember(deps),
    addMemberNote: addMemberNote(deps),
    changeMemberNote: changeMemberNote(deps),
    checkEraseMember: checkEraseMember(deps),
    eraseMember: eraseMember(deps),
    exportMembers: exportMembers(deps),
    exportMember: exportMember(deps),
    segments: listSegments(deps),
    countSegment: countSegment(deps),
    saveSegment: saveSegment(deps),
    removeSegment: removeSegment(deps),
    ...importCalls(deps),
  },
  openHandlers: openMembers(deps),
  ...segmentReads(deps),
  birthdayOf,
  eraseNotes,
  segmentNames,
})
