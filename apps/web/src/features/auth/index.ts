export { AgreementText } from './agreement-text.tsx'
export { SignIn } from './sign-in.tsx'
export { useAgreement } from './api.ts'
export { logOut } from './log-out.ts'
