export { Avatar } from './avatar.tsx'
export { useUserInfo } from './api.ts'
export { ProfileForm } from './profile-form.tsx'
export { ProfileHead } from './profile-head.tsx'
