import { openStage } from './stage.ts'
import { testPayments, testUnbegunCheckouts } from './texts/checkouts.ts'
import { testFigures, testMembersList } from './texts/figures.ts'
import { testFrame } from './texts/frame.ts'
import { testGone } from './texts/gone.ts'
import { testIntegrations, testWordless } from './texts/integrations.ts'
import { testLanding } from './texts/landing.ts'
import { testLargeLetters } from './texts/large-letters.ts'
import { testLeaving, testLoading, testPromptness } from './texts/loading.ts'
import { testLostLine, testPointing } from './texts/lost-line.ts'
import { testDrawer, testKeptFocus, testMoves } from './texts/moves.ts'
import { testMapLimits, testNetworkFailures } from './texts/network.ts'
import { testPaging } from './texts/paging.ts'
import { testClosedDirectories, testEarlyPortal, testPortal } from './texts/portal.ts'
import { testPrint } from './texts/print.ts'
import { testRefusals, testRefusalsOfMembers } from './texts/refusals.ts'
import { testScreens } from './texts/screens.ts'
import { testSearches } from './texts/searches.ts'
import { testSignedIn, testWayBack } from './texts/signed-in.ts'
import { testLogin, testRefusedRegistration, testRegistration } from './texts/signing-in.ts'
import { textStageOf } from './texts/text-stage.ts'
import { testToasts } from './texts/toasts.ts'
import { testToastsOnAPhone } from './texts/toasts-on-a-phone.ts'
import { testUnnamedPlace } from './texts/unnamed-place.ts'
import { testWatched } from './texts/watched.ts'
import { testPlaces } from './texts/way-back.ts'
import { testClaims, testGrace, testWaitingPayment, testWaysOn } from './texts/ways-on.ts'
import { ADMIN_ENV } from './visitor.ts'

const stage = textStageOf(openStage(ADMIN_ENV))

// What the product says and where it leads, word for word. One start of the whole system for all of them.
testScreens(stage)
testLanding(stage)
testRegistration(stage)
testRefusedRegistration(stage)
testLogin(stage)
testSignedIn(stage)
testWayBack(stage)
testFrame(stage)
testPrint(stage)
testLargeLetters(stage)
testMoves(stage)
testDrawer(stage)
testKeptFocus(stage)
testGone(stage)
testFigures(stage)
testMembersList(stage)
testPaging(stage)
testSearches(stage)
testPlaces(stage)
testLoading(stage)
testPromptness(stage)
testLeaving(stage)
testLostLine(stage)
testPointing(stage)
testPortal(stage)
testEarlyPortal(stage)
testGrace(stage)
testWaitingPayment(stage)
testWaysOn(stage)
testClaims(stage)
testClosedDirectories(stage)
testIntegrations(stage)
testWordless(stage)
testWatched(stage)
testToasts(stage)
testToastsOnAPhone(stage)
testRefusals(stage)
testRefusalsOfMembers(stage)
testMapLimits(stage)
testNetworkFailures(stage)
testUnnamedPlace(stage)
testUnbegunCheckouts(stage)
testPayments(stage)
