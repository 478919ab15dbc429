import { abenaMensahVogt } from "./speakers/abena-mensah-vogt.ts";
import { agnieszkaWronkowska } from "./speakers/agnieszka-wronkowska.ts";
import { amaraLindner } from "./speakers/amara-lindner.ts";
import { anjaliRaghunath } from "./speakers/anjali-raghunath.ts";
import { anteGrubisic } from "./speakers/ante-grubisic.ts";
import { arjunDesikan } from "./speakers/arjun-desikan.ts";
import { aylinOezbayrak } from "./speakers/aylin-oezbayrak.ts";
import { bjarneTiedgen } from "./speakers/bjarne-tiedgen.ts";
import { celineVuilleret } from "./speakers/celine-vuilleret.ts";
import { danyloBereznyak } from "./speakers/danylo-bereznyak.ts";
import { denizKarahan } from "./speakers/deniz-karahan.ts";
import { eleniStavrakidou } from "./speakers/eleni-stavrakidou.ts";
import { faridAlHamdan } from "./speakers/farid-al-hamdan.ts";
import { friederikeOltmanns } from "./speakers/friederike-oltmanns.ts";
import { georgHinterlechner } from "./speakers/georg-hinterlechner.ts";
import { gudrunEibensteiner } from "./speakers/gudrun-eibensteiner.ts";
import { hanaYoonSteiger } from "./speakers/hana-yoon-steiger.ts";
import { henrikMaas } from "./speakers/henrik-maas.ts";
import { ilseBrandtner } from "./speakers/ilse-brandtner.ts";
import { jannikSollinger } from "./speakers/jannik-sollinger.ts";
import { joelMbarga } from "./speakers/joel-mbarga.ts";
import { jonasEttlin } from "./speakers/jonas-ettlin.ts";
import { katharinaVollmer } from "./speakers/katharina-vollmer.ts";
import { kimAregger } from "./speakers/kim-aregger.ts";
import { konradUhlenbrock } from "./speakers/konrad-uhlenbrock.ts";
import { kwabenaAsanteRohde } from "./speakers/kwabena-asante-rohde.ts";
import { leylaMoradi } from "./speakers/leyla-moradi.ts";
import { linhNguyenHarms } from "./speakers/linh-nguyen-harms.ts";
import { lucaBertolazzi } from "./speakers/luca-bertolazzi.ts";
import { matteoCaduff } from "./speakers/matteo-caduff.ts";
import { miriamFalkenau } from "./speakers/miriam-falkenau.ts";
import { noorHaddadin } from "./speakers/noor-haddadin.ts";
import { oksanaWasylkiw } from "./speakers/oksana-wasylkiw.ts";
import { rezaTavakolian } from "./speakers/reza-tavakolian.ts";
import { robinHasselbrink } from "./speakers/robin-hasselbrink.ts";
import { sabineThurnherr } from "./speakers/sabine-thurnherr.ts";
import { tobiasReinfeld } from "./speakers/tobias-reinfeld.ts";
import { tomaszJagoda } from "./speakers/tomasz-jagoda.ts";
import { ursZumbrunnen } from "./speakers/urs-zumbrunnen.ts";
import { valeriaQuinteroBehn } from "./speakers/valeria-quintero-behn.ts";
import { veronikaMoosbrugger } from "./speakers/veronika-moosbrugger.ts";
import { walterKienzl } from "./speakers/walter-kienzl.ts";
import type { DemoSpeaker } from "./types.ts";

/** In the order of the cast, which is the default order of the speaker grid. */
export const demoSpeakers: readonly DemoSpeaker[] = [
  miriamFalkenau,
  jonasEttlin,
  ilseBrandtner,
  denizKarahan,
  katharinaVollmer,
  tobiasReinfeld,
  amaraLindner,
  henrikMaas,
  leylaMoradi,
  matteoCaduff,
  sabineThurnherr,
  walterKienzl,
  linhNguyenHarms,
  kwabenaAsanteRohde,
  oksanaWasylkiw,
  anjaliRaghunath,
  lucaBertolazzi,
  agnieszkaWronkowska,
  faridAlHamdan,
  hanaYoonSteiger,
  anteGrubisic,
  eleniStavrakidou,
  ursZumbrunnen,
  robinHasselbrink,
  aylinOezbayrak,
  georgHinterlechner,
  rezaTavakolian,
  friederikeOltmanns,
  joelMbarga,
  veronikaMoosbrugger,
  arjunDesikan,
  celineVuilleret,
  noorHaddadin,
  bjarneTiedgen,
  tomaszJagoda,
  gudrunEibensteiner,
  danyloBereznyak,
  kimAregger,
  abenaMensahVogt,
  konradUhlenbrock,
  valeriaQuinteroBehn,
  jannikSollinger,
];
