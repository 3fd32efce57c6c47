export { createMembers, signedInBrowsers, type TestMember } from '../simulation/members.ts'
