import Figure from '../../components/blog/parts/Figure.astro';
import Note from '../../components/blog/parts/Note.astro';
import PullQuote from '../../components/blog/parts/PullQuote.astro';
import Story from '../../components/blog/parts/Story.astro';
import img from './_parts/Img.astro';
import p from './_parts/Paragraph.astro';
import PlainCallout from './_parts/PlainCallout.astro';
import Price from './_parts/Price.astro';
import TourCallout from './_parts/TourCallout.astro';

/** What a post's text may use besides Markdown (`content/README.md` shows each); `img` is `![…](…)`. */
export const parts = { Figure, Note, Price, PullQuote, Story, TourCallout, img, p };

/** The same in a feed, where a tour's call-out is its words alone. */
export const feedParts = { ...parts, TourCallout: PlainCallout };
