import Figure from '../../components/blog/parts/Figure.astro';
import Note from '../../components/blog/parts/Note.astro';
import Story from '../../components/blog/parts/Story.astro';
import img from './_parts/Img.astro';
import NoStop from './_parts/NoStop.astro';
import p from './_parts/Paragraph.astro';
import PlainCallout from './_parts/PlainCallout.astro';
import Price from './_parts/Price.astro';
import Stop from './_parts/Stop.astro';
import TourCallout from './_parts/TourCallout.astro';

/** Components for use in posts (see `content/README.md`); `img` renders `![…](…)`. */
export const parts = { Figure, Note, Price, Stop, Story, TourCallout, img, p };

/** Variants for feeds, without stops and with text-only callouts. */
export const feedParts = { ...parts, Stop: NoStop, TourCallout: PlainCallout };
